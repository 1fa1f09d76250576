import { setTimeout as sleep } from 'node:timers/promises'
import type { Contest } from './world/open-contest.ts'

const SETTLED_WITHIN_MS = 300_000
const LOOK_EVERY_MS = 250

/** Waits until everything that was approved has ended: what is still on its way has not been judged. */
export async function settle({ sql }: Contest): Promise<void> {
  const endsAt = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const [row] = await sql<{ open: number }[]>`
      select count(*)::int as open from intents
      where state in ('APPROVED', 'PLANNED', 'SIGNED', 'SUBMITTED', 'UNKNOWN')`
    if (row?.open === 0) return
    if (performance.now() > endsAt) throw new Error(`${row?.open} intents have not ended`)
    await sleep(LOOK_EVERY_MS)
  }
}
