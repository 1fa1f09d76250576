import { setTimeout as sleep } from 'node:timers/promises'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { MadeIntent } from '../make-intents.ts'
import type { ChaosProduct } from '../start-chaos-product.ts'
import { readStates } from '../submit-anyhow.ts'

const WORKERS = ['worker-1', 'worker-2']
/** As often as anybody may look. */
const LOOK_EVERY_MS = 100
const WITHIN_MS = 90_000
/** The first may come a moment after everything was confirmed. */
const KILLS_MAX = 2
/** Two bugs ask for it in one round, and what one of them kills may end the payments of the other. */
const killsOf = new WeakMap<ChaosProduct, number>()

/**
 * Kills both workers while one of these payments is on its way: by the clock, a slow machine would have nothing on its way
 * yet, and one worker alone would leave the other to finish it.
 */
export async function killUnderWay(product: ChaosProduct, intents: readonly MadeIntent[]): Promise<void> {
  const vaults = [...new Set(intents.map(({ vault }) => vault))]
  const endMs = performance.now() + WITHIN_MS
  let kills = 0
  while (kills < KILLS_MAX && performance.now() < endMs) {
    const told = await Promise.all(vaults.map((vault) => readStates(vault, product.instances)))
    const states = told.flatMap((each) => [...each.values()])
    if (states.length === intents.length && states.every(hasEnded)) break
    if (states.includes('SUBMITTED')) {
      await Promise.all(WORKERS.map((worker) => product.kill9(worker)))
      await Promise.all(WORKERS.map((worker) => product.waitUntilReady(worker)))
      kills += 1
      killsOf.set(product, (killsOf.get(product) ?? 0) + 1)
    }
    await sleep(LOOK_EVERY_MS)
  }
  if (!killsOf.has(product)) throw new Error('nothing was on its way to be killed')
}
