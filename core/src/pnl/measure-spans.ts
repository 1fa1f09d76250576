import { reconstructValues } from '../balances/reconstruct-values.ts'
import { type MicroUsd, toUsd } from '../balances/value-holding.ts'
import { RANGE_MS } from '../balances/value-steps.ts'
import type { BookMarket } from './book-market.ts'
import type { PnlSpan, PnlSpanName } from './contract.ts'
import { type Flow, measureSpan, percentOf } from './measure-span.ts'
import { kindOf, type PastTransaction } from './past-transaction.ts'
import type { PnlFacts } from './pnl-facts.ts'

type Context = {
  readonly market: BookMarket
  /** Everything that is held is known to have come. */
  readonly isExplained: boolean
}

export function measureSpans(facts: PnlFacts, context: Context): readonly PnlSpan[] {
  const flows = listFlows(facts, context.market)
  return spanStarts(facts).map(({ span, fromMs }) => {
    const thenMicro = valueAt(facts, context, fromMs)
    const { pnlMicro, basisMicro } = measureSpan({ fromMs, thenMicro, nowMicro: facts.totalMicro, flows })
    const pnlUsd = pnlMicro === null ? null : toUsd(pnlMicro)
    const basisUsd = basisMicro === null ? null : toUsd(basisMicro)
    return { span, pnlUsd, percent: percentOf(pnlUsd, basisUsd), basisUsd }
  })
}

/** When each span begins. */
export function spanStarts({
  nowMs,
  dayStartMs,
}: Pick<PnlFacts, 'nowMs' | 'dayStartMs'>): readonly { span: PnlSpanName; fromMs: number }[] {
  return [
    { span: 'today', fromMs: dayStartMs },
    { span: '7d', fromMs: nowMs - RANGE_MS['7d'] },
    { span: '30d', fromMs: nowMs - RANGE_MS['30d'] },
    { span: 'all', fromMs: Number.NEGATIVE_INFINITY },
  ]
}

/** What came from outside or went there. */
export function listFlows({ transactions, assets }: PnlFacts, market: BookMarket): readonly Flow[] {
  const counted = new Set(assets.filter(({ isCounted }) => isCounted).map(({ asset }) => asset))
  const isFlow = (transaction: PastTransaction) => ['deposit', 'withdrawal'].includes(kindOf(transaction))
  return transactions.filter(isFlow).flatMap(({ atMs, changes }) =>
    changes
      .filter(({ asset }) => counted.has(asset))
      .map((change) => {
        const valueMicro = market.valueOf(change, atMs)
        return { atMs, valueMicro: valueMicro === null || change.amountRaw > 0n ? valueMicro : -valueMicro }
      }),
  )
}

/** What the vault was worth at a moment; null where history or prices do not reach back to it. */
function valueAt(facts: PnlFacts, { isExplained }: Context, atMs: number): MicroUsd | null {
  const { knownSinceMs, transactions, assets, priceAt } = facts
  if (knownSinceMs !== null && atMs < knownSinceMs) return null
  const isBeforeAll = knownSinceMs === null && atMs < (transactions[0]?.atMs ?? Number.POSITIVE_INFINITY)
  if (isBeforeAll) return isExplained ? 0n : null
  const past = assets
    .filter(({ isCounted }) => isCounted)
    .map(({ asset, decimals, amountRaw }) => {
      const priceUsd = priceAt(asset, atMs)
      return {
        decimals,
        amountRaw,
        moves: movesOf(transactions, asset),
        prices: priceUsd === null ? [] : [{ atMs, priceUsd }],
      }
    })
  return reconstructValues(past, [atMs])[0]?.totalMicro ?? null
}

export function movesOf(transactions: readonly PastTransaction[], asset: string) {
  return transactions.flatMap(({ atMs, changes, fees }) =>
    [...changes, ...fees]
      .filter((change) => change.asset === asset)
      .map(({ amountRaw }) => ({ atMs, amountRaw })),
  )
}
