import { setTimeout as sleep } from 'node:timers/promises'
import type { MadeIntent } from '../make-intents.ts'
import type { FaultDesk } from '../order-faults.ts'
import { orderReorg } from '../plan-fault.ts'
import { readStates } from '../submit-anyhow.ts'

const LOOK_EVERY_MS = 200
const REORGS_MAX = 2
const WITHIN_MS = 60_000

/** Undoes the blocks of what was confirmed a moment ago: by the clock, a slow machine would have nothing to undo yet. */
export async function undoConfirmed(
  desk: FaultDesk,
  given: { readonly intents: readonly MadeIntent[]; readonly instances: readonly string[] },
): Promise<void> {
  const vaults = [...new Set(given.intents.map(({ vault }) => vault))]
  const endMs = performance.now() + WITHIN_MS
  let seen = 0
  for (let reorgs = 0; reorgs < REORGS_MAX && performance.now() < endMs; ) {
    const states = await Promise.all(vaults.map((vault) => readStates(vault, given.instances)))
    const confirmed = states.flatMap((each) => [...each.values()]).filter((state) => state === 'CONFIRMED')
    if (confirmed.length > seen) {
      await desk.order(orderReorg('ethereum'))
      reorgs += 1
    }
    seen = confirmed.length
    if (seen === given.intents.length) return
    await sleep(LOOK_EVERY_MS)
  }
}
