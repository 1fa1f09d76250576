import { setTimeout as sleep } from 'node:timers/promises'
import type { MadeIntent } from '../make-intents.ts'
import type { ChaosProduct } from '../start-chaos-product.ts'
import { readStates } from '../submit-anyhow.ts'

const WORKERS = ['worker-1', 'worker-2']
const LOOK_EVERY_MS = 100
const WITHIN_MS = 90_000

/**
 * Kills both workers once one of these payments is on its way: by the clock, a slow machine would have nothing on its way
 * yet, and one worker alone would leave the other to finish it.
 */
export async function killUnderWay(product: ChaosProduct, intents: readonly MadeIntent[]): Promise<void> {
  const vaults = [...new Set(intents.map(({ vault }) => vault))]
  const endMs = performance.now() + WITHIN_MS
  while (performance.now() < endMs) {
    const told = await Promise.all(vaults.map((vault) => readStates(vault, product.instances)))
    if (told.some((states) => [...states.values()].includes('SUBMITTED'))) {
      await Promise.all(WORKERS.map((worker) => product.kill9(worker)))
      return
    }
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error('nothing was on its way to be killed')
}
