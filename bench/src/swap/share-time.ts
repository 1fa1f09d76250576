import type { Outside, Span } from './watch-outside.ts'

export type Shares = Readonly<Record<Outside | 'waiting' | 'own' | 'total', number>>

/**
 * Where the time of one swap went. Waiting is the time between handing it over and hearing that it is in the chain, less
 * what was asked meanwhile: nothing of ours can shorten a block. Own is whatever no other account explains.
 */
export function shareTime(spans: readonly Span[], swap: { fromMs: number; toMs: number }): Shares {
  const within = spans.filter((span) => span.toMs > swap.fromMs && span.fromMs < swap.toMs)
  const outside = (who: Outside) =>
    covered(
      within.filter((span) => span.who === who),
      swap,
    )
  const handed = within.filter(({ call }) => call === 'submit')
  const asked = within.filter(({ call }) => call === 'getStatus')
  const waits = handed.map((span) => ({ fromMs: span.toMs, toMs: nextAsked(span, { handed, asked }) }))
  const all = [...within, ...waits]
  const total = swap.toMs - swap.fromMs
  const known = covered(all, swap)
  const calls = covered(within, swap)
  return {
    venue: outside('venue'),
    signer: outside('signer'),
    chain: outside('chain'),
    waiting: known - calls,
    own: total - known,
    total,
  }
}

type Stretch = { readonly fromMs: number; readonly toMs: number }

/** The last question about what was handed over, before the next is. */
function nextAsked(
  span: Stretch,
  { handed, asked }: { handed: readonly Stretch[]; asked: readonly Stretch[] },
): number {
  const nextMs = Math.min(
    ...handed.filter((each) => each.fromMs > span.toMs).map((each) => each.fromMs),
    Infinity,
  )
  const last = asked.filter((each) => each.fromMs >= span.toMs && each.fromMs < nextMs).at(-1)
  return last?.fromMs ?? span.toMs
}

/** Length of what the stretches cover together, each moment once. */
function covered(stretches: readonly Stretch[], within: Stretch): number {
  let sum = 0
  let untilMs = within.fromMs
  for (const { fromMs, toMs } of stretches.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const startMs = Math.max(fromMs, untilMs)
    const endMs = Math.min(toMs, within.toMs)
    if (endMs <= startMs) continue
    sum += endMs - startMs
    untilMs = endMs
  }
  return sum
}
