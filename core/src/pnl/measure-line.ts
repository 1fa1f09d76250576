import { reconstructValues } from '../balances/reconstruct-values.ts'
import { toUsd } from '../balances/value-holding.ts'
import { addKnown } from './book.ts'
import type { PnlSpanName } from './contract.ts'
import { marketOf } from './market-of.ts'
import { listFlows, movesOf, spanStarts } from './measure-spans.ts'
import type { PnlFacts } from './pnl-facts.ts'

/** What had been made at even steps of a span, from nothing at its beginning to now. Null is not known. */
export type PnlLine = { readonly fromMs: number; readonly points: readonly (number | null)[] }

/** So many steps are a line, and few enough to be told. */
const STEPS = 48

/**
 * Worth at each moment, less worth at the beginning, less what was paid in between. Null where the history does not
 * reach back to the beginning.
 */
export function measureLine(facts: PnlFacts, span: PnlSpanName): PnlLine | null {
  const { nowMs, transactions, knownSinceMs, totalMicro } = facts
  const start = spanStarts(facts).find((each) => each.span === span)?.fromMs ?? nowMs
  const firstMs = transactions[0]?.atMs
  if (firstMs === undefined || (knownSinceMs !== null && start < knownSinceMs)) return null
  // Before the first deposit there is nothing to draw.
  const fromMs = Math.max(start, firstMs)
  if (fromMs >= nowMs) return null
  const times = Array.from({ length: STEPS }, (_, step) => fromMs + ((nowMs - fromMs) * step) / STEPS)
  const flows = listFlows(facts, marketOf(facts))
  const paidIn = (untilMs: number) =>
    flows
      .filter(({ atMs }) => atMs > start && atMs <= untilMs)
      .reduce<bigint | null>((sum, { valueMicro }) => addKnown(sum, valueMicro), 0n)
  const worth = worthAt(facts, start < firstMs ? times : [start, ...times])
  const thenMicro = start < firstMs ? 0n : (worth.get(start) ?? null)
  if (thenMicro === null) return null
  const made = (untilMs: number, worthMicro: bigint | null) => {
    const paidMicro = addKnown(thenMicro, paidIn(untilMs))
    const madeMicro = addKnown(worthMicro, paidMicro === null ? null : -paidMicro)
    return madeMicro === null ? null : toUsd(madeMicro)
  }
  return {
    fromMs,
    points: [...times.map((atMs) => made(atMs, worth.get(atMs) ?? null)), made(nowMs, totalMicro)],
  }
}

function worthAt({ assets, transactions, priceAt }: PnlFacts, timesMs: readonly number[]) {
  const past = assets
    .filter(({ isCounted }) => isCounted)
    .map(({ asset, decimals, amountRaw }) => ({
      decimals,
      amountRaw,
      moves: movesOf(transactions, asset),
      prices: timesMs.flatMap((atMs) => {
        const priceUsd = priceAt(asset, atMs)
        return priceUsd === null ? [] : [{ atMs, priceUsd }]
      }),
    }))
  return new Map(reconstructValues(past, timesMs).map(({ atMs, totalMicro }) => [atMs, totalMicro]))
}
