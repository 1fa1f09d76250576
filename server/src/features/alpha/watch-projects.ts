import { CHECKED_EVERY_MS } from '@windhover/core/alpha/constants'
import type { Loop } from '../../platform/loop.ts'
import type { AlphaParts } from './parts.ts'
import { findLastCheck } from './project-store.ts'
import { refreshProjects } from './refresh-projects.ts'

/** Longer than one project takes, model and all. */
const LEASE_MS = 90_000
/** Often, so that an empty list is filled soon after the sources are there. */
const TURN_MS = 20_000

/** Keeps the projects up to date, in one worker at a time; the first run is at once where there is nothing. */
export function watchProjects(parts: AlphaParts): Loop {
  const { db, clock, log } = parts
  const lease = parts.leases.create({ name: 'alpha-projects', lastsMs: LEASE_MS })
  return {
    name: 'alpha-projects',
    everyMs: TURN_MS,
    run: async () => {
      if (!(await lease.hold())) return
      const last = await findLastCheck(db)
      if (last !== null && clock.now().getTime() - last.getTime() < CHECKED_EVERY_MS) return
      const done = await refreshProjects(parts, lease.hold)
      if (done.checked > 0) log.debug(done, 'projects checked')
    },
    close: () => lease.release(),
  }
}
