import { median } from '../harness/compare-in-turn.ts'
import type { Lanes } from './start-lanes.ts'

const ROUNDS = 5

/**
 * What one lane whose every step fails costs the others, measured in turn. Two measurements without it in each round
 * say how far apart two equal ones lie: an effect below that is not seen.
 */
export async function comparePoisoned(lanes: Lanes, forMs: number): Promise<string[]> {
  const effects: number[] = []
  const noises: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await lanes.ours(forMs)
    await lanes.poison()
    const during = await lanes.ours(forMs)
    lanes.cure()
    const after = await lanes.ours(forMs)
    effects.push(((2 * during) / (before + after) - 1) * 100)
    noises.push(Math.abs(after / before - 1) * 100)
  }
  const text = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ')
  return [
    `one poisoned lane changes the others by ${median(effects).toFixed(1)} % (median of ${ROUNDS}: ${text(effects)})`,
    `two equal measurements differ by ${median(noises).toFixed(1)} % (median of ${ROUNDS}: ${text(noises)})`,
  ]
}
