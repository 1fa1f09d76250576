import { type MicroUsd, sumMicro } from '../balances/value-holding.ts'
import { shareOf } from './book.ts'
import type { BookMarket } from './book-market.ts'
import type { AssetChange } from './past-transaction.ts'

type Values = readonly (MicroUsd | null)[]

/**
 * What a trade was worth, and so what each that went brought and each that came cost: the same sum on both sides. One
 * side says it, the one with the steadier price: ten dollars are ten dollars, whatever a candle says of what they bought.
 * Null where neither side has a price.
 */
export function splitValue(trade: {
  readonly ins: readonly AssetChange[]
  readonly outs: readonly AssetChange[]
  readonly atMs: number
  readonly market: BookMarket
}): { readonly ins: Values; readonly outs: Values } | null {
  const ins = measureSide(trade.ins, trade)
  const outs = measureSide(trade.outs, trade)
  const isByOuts = ins.totalMicro === null || (outs.totalMicro !== null && outs.rank < ins.rank)
  const totalMicro = isByOuts ? outs.totalMicro : ins.totalMicro
  if (totalMicro === null) return null
  return { ins: spread(ins.values, totalMicro), outs: spread(outs.values, totalMicro) }
}

function measureSide(
  changes: readonly AssetChange[],
  { atMs, market }: { atMs: number; market: BookMarket },
) {
  const values = changes.map((each) => market.valueOf(each, atMs))
  const totalMicro = values.includes(null) ? null : sumMicro(values)
  return { values, totalMicro, rank: rankOf(changes, values, market) }
}

/** That of the most valuable: the deposit of an account that was opened along the way says nothing. */
function rankOf(changes: readonly AssetChange[], values: Values, market: BookMarket): number {
  const largest = values.reduce<number>(
    (best, value, place) => ((value ?? 0n) > (values[best] ?? 0n) ? place : best),
    0,
  )
  return market.rankOf(changes[largest]?.asset ?? '')
}

/** By their own values; a single one without a price takes what the others leave. */
function spread(values: Values, totalMicro: MicroUsd): Values {
  const knownMicro = sumMicro(values)
  if (values.includes(null)) {
    const isSingle = values.filter((value) => value === null).length === 1
    const restMicro = totalMicro > knownMicro ? totalMicro - knownMicro : 0n
    return values.map((value) => value ?? (isSingle ? restMicro : null))
  }
  let before = 0n
  return values.map((value, place) => {
    const isLast = place === values.length - 1
    const share = isLast ? totalMicro - before : shareOf(totalMicro, value ?? 0n, knownMicro)
    before += share
    return share
  })
}
