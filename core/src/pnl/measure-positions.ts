import { reconstructValues } from '../balances/reconstruct-values.ts'
import { type MicroUsd, toUsd } from '../balances/value-holding.ts'
import type { BookMarket } from './book-market.ts'
import type { PnlPosition, PnlSpanName } from './contract.ts'
import { marketOf } from './market-of.ts'
import { type Flow, measureSpan } from './measure-span.ts'
import { movesOf, spanStarts } from './measure-spans.ts'
import { type AssetChange, isIn, isOut, kindOf, type PastTransaction } from './past-transaction.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'
import { realiseSince } from './realise-since.ts'
import { splitValue } from './split-value.ts'

/** What one token made over a span, and what it was made with. Null is not known. */
export type MeasuredPosition = PnlPosition & {
  readonly pnlUsd: number | null
  /** The part of it that sales made, and fees took; the rest is in what is held. */
  readonly spanRealisedUsd: number | null
  readonly basisUsd: number | null
}

export function measurePositions(
  facts: PnlFacts,
  { positions, span }: { readonly positions: readonly PnlPosition[]; readonly span: PnlSpanName },
): readonly MeasuredPosition[] {
  if (span === 'all') return positions.map((position) => ({ ...position, ...measureBook(position) }))
  const { fromMs } = spanStarts(facts).find((each) => each.span === span) ?? { fromMs: facts.nowMs }
  const market = marketOf(facts)
  const realised = realiseSince(facts, { fromMs, market })
  return positions.map((position) => {
    const asset = facts.assets.find(
      ({ chain, token }) => chain === position.chain && token === position.token,
    )
    if (asset === undefined) return { ...position, ...NOT_KNOWN }
    const spanRealisedUsd = usdOf(realised.get(asset.asset) ?? null)
    return { ...position, ...measureAsset(facts, asset, { fromMs, market }), spanRealisedUsd }
  })
}

type Made = Pick<MeasuredPosition, 'pnlUsd' | 'spanRealisedUsd' | 'basisUsd'>
const NOT_KNOWN: Made = { pnlUsd: null, spanRealisedUsd: null, basisUsd: null }

/** Since the first of it came, the books say it by average cost. */
function measureBook(position: PnlPosition): Made {
  const { realisedUsd, costUsd, soldUsd } = position
  const unrealisedUsd = openGain(position)
  if (realisedUsd === null) return NOT_KNOWN
  return {
    pnlUsd: unrealisedUsd === null ? null : realisedUsd + unrealisedUsd,
    spanRealisedUsd: realisedUsd,
    basisUsd: costUsd === null || soldUsd === null ? null : costUsd + soldUsd - realisedUsd,
  }
}

/** What is all sold has nothing left to gain. */
function openGain({ amountRaw, unrealisedUsd }: PnlPosition): number | null {
  return amountRaw === '0' ? 0 : unrealisedUsd
}

type Since = { readonly fromMs: number; readonly market: BookMarket }

/** Worth now, less worth then, less what came of it since at its price of that moment. Fees are lost. */
function measureAsset(
  facts: PnlFacts,
  asset: PnlAsset,
  { fromMs, market }: Since,
): Omit<Made, 'spanRealisedUsd'> {
  const { pnlMicro, basisMicro } = measureSpan({
    fromMs,
    thenMicro: valueAt(facts, asset, fromMs),
    nowMicro: asset.amountRaw === 0n ? 0n : asset.valueMicro,
    flows: listFlows(facts, asset.asset, market),
  })
  return { pnlUsd: usdOf(pnlMicro), basisUsd: usdOf(basisMicro) }
}

function valueAt(facts: PnlFacts, asset: PnlAsset, atMs: number): MicroUsd | null {
  const { knownSinceMs, transactions, priceAt } = facts
  if (knownSinceMs !== null && atMs < knownSinceMs) return null
  const priceUsd = priceAt(asset.asset, atMs)
  const { decimals, amountRaw } = asset
  const moves = movesOf(transactions, asset.asset)
  const prices = priceUsd === null ? [] : [{ atMs, priceUsd }]
  return reconstructValues([{ decimals, amountRaw, moves, prices }], [atMs])[0]?.totalMicro ?? null
}

/** What was traded counts as what the trade was worth: the same on both of its sides. */
function listFlows({ transactions }: PnlFacts, asset: string, market: BookMarket): readonly Flow[] {
  return transactions.flatMap((transaction) => {
    const { atMs, changes } = transaction
    const change = changes.find((each) => each.asset === asset)
    if (change === undefined) return []
    const worthMicro = tradedFor(transaction, change, market) ?? market.valueOf(change, atMs)
    return [{ atMs, valueMicro: worthMicro === null || isIn(change) ? worthMicro : -worthMicro }]
  })
}

function tradedFor(transaction: PastTransaction, change: AssetChange, market: BookMarket): MicroUsd | null {
  if (kindOf(transaction) !== 'trade') return null
  const { atMs, changes } = transaction
  const [ins, outs] = [changes.filter(isIn), changes.filter(isOut)]
  const values = splitValue({ ins, outs, atMs, market })
  if (values === null) return null
  return (isIn(change) ? values.ins[ins.indexOf(change)] : values.outs[outs.indexOf(change)]) ?? null
}

const usdOf = (micro: MicroUsd | null) => (micro === null ? null : toUsd(micro))
