import { parseArgs } from 'node:util'
import { FAULTS_OF } from './plan-fault.ts'
import type { PlanOptions } from './plan-money.ts'

/** What one product is asked to bear; larger runs are several rounds, each with a product of its own. */
const INTENTS_PER_ROUND = 500
const INTENTS_PER_VAULT = 25
const MS_PER_KILL = 2_500
/** Every kind on every chain in the first two thirds of the time, while there is still enough for it to strike. */
const FAULTS_MIN = Math.ceil(1.5 * Object.values(FAULTS_OF).flat().length)
const SPAN_MIN_MS = 20_000

export type ChaosOptions = {
  readonly seed: string
  readonly rounds: readonly PlanOptions[]
  readonly resume: boolean
  readonly progress: string
  readonly isLoud: boolean
}

/** `money --intents 500 --kills 50 --seed x [--per-round 500] [--resume] [--loud]` */
export function readChaosOptions(args: readonly string[]): ChaosOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      intents: { type: 'string', default: '500' },
      kills: { type: 'string', default: '50' },
      seed: { type: 'string', default: 'windhover' },
      'per-round': { type: 'string', default: String(INTENTS_PER_ROUND) },
      resume: { type: 'boolean', default: false },
      loud: { type: 'boolean', default: false },
      progress: { type: 'string' },
    },
  })
  if (positionals.join() !== 'money') throw new Error('what is there to disturb: money')
  const { seed, 'per-round': perRound } = values
  return {
    seed,
    rounds: planRounds({
      seed,
      intents: wholeOf(values.intents),
      kills: wholeOf(values.kills),
      perRound: wholeOf(perRound),
    }),
    resume: values.resume,
    progress:
      values.progress ?? `.run/chaos/money-${seed}-${values.intents}-${values.kills}-${perRound}.jsonl`,
    isLoud: values.loud,
  }
}

/** Even shares; the last rounds are one smaller where it does not divide. */
export function planRounds(run: {
  seed: string
  intents: number
  kills: number
  perRound?: number
}): readonly PlanOptions[] {
  const count = Math.max(1, Math.ceil(run.intents / Math.max(1, run.perRound ?? INTENTS_PER_ROUND)))
  const share = (total: number, place: number) => Math.floor(total / count) + (place < total % count ? 1 : 0)
  return Array.from({ length: count }, (_, place) => {
    const intents = share(run.intents, place)
    const kills = share(run.kills, place)
    return {
      seed: count === 1 ? run.seed : `${run.seed}/${place + 1}`,
      intents,
      kills,
      faults: Math.max(FAULTS_MIN, Math.ceil(intents / 5)),
      vaults: Math.max(2, Math.ceil(intents / INTENTS_PER_VAULT)),
      spanMs: Math.max(SPAN_MIN_MS, kills * MS_PER_KILL),
    }
  })
}

function wholeOf(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${text} is no whole number`)
  return value
}
