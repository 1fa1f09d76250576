import { parseArgs } from 'node:util'

/** What one product is asked to bear; larger runs are several rounds, each with a product of its own. */
const ACTIONS_PER_ROUND = 20_000

export type RoundOptions = { readonly seed: string; readonly actions: number; readonly contexts: number }

export type AdversaryOptions = {
  readonly seed: string
  readonly rounds: readonly RoundOptions[]
  readonly resume: boolean
  readonly progress: string
  /** Where the sum is written as JSON. */
  readonly out: string | null
  /** Where what people do every day is written as JSON; with it, they do so in the first round's product, before it. */
  readonly benignOut: string | null
  /** Also plants every hole, and does what people do every day. */
  readonly isWhole: boolean
}

/** `--actions 200000 --contexts 20000 --seed kestrel [--per-round 20000] [--resume] [--progress file] [--out file] [--benign-out file] [--whole]` */
export function readAdversaryOptions(args: readonly string[]): AdversaryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      actions: { type: 'string', default: '20000' },
      contexts: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'windhover' },
      'per-round': { type: 'string', default: String(ACTIONS_PER_ROUND) },
      resume: { type: 'boolean', default: false },
      progress: { type: 'string' },
      out: { type: 'string' },
      'benign-out': { type: 'string' },
      whole: { type: 'boolean', default: false },
    },
  })
  const [actions, contexts, perRound] = [values.actions, values.contexts, values['per-round']].map(wholeOf)
  const { seed } = values
  return {
    seed,
    rounds: planRounds({ seed, actions: actions ?? 0, contexts: contexts ?? 0, perRound: perRound ?? 1 }),
    resume: values.resume,
    progress: values.progress ?? `.run/adversary/${seed}-${actions}-${contexts}-${perRound}.jsonl`,
    out: values.out ?? null,
    benignOut: values['benign-out'] ?? null,
    isWhole: values.whole,
  }
}

/** Even shares, so that every round has every family and every writing. */
export function planRounds(run: RoundOptions & { readonly perRound: number }): readonly RoundOptions[] {
  const count = Math.max(1, Math.ceil(run.actions / Math.max(1, run.perRound)))
  const share = (total: number, place: number) => Math.floor(total / count) + (place < total % count ? 1 : 0)
  return Array.from({ length: count }, (_, place) => ({
    seed: count === 1 ? run.seed : `${run.seed}/${place + 1}`,
    actions: share(run.actions, place),
    contexts: share(run.contexts, place),
  }))
}

function wholeOf(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${text} is no whole number`)
  return value
}
