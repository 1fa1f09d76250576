import { reconstructValues } from '../balances/reconstruct-values.ts'
import { type MicroUsd, toUsd, valueHolding } from '../balances/value-holding.ts'
import type { PnlPosition, PnlSpanName } from './contract.ts'
import { measureSpan } from './measure-span.ts'
import { movesOf, spanStarts } from './measure-spans.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'

/** What one token made over a span, and what it was made with. Null is not known. */
export type MeasuredPosition = PnlPosition & {
  readonly pnlUsd: number | null
  readonly basisUsd: number | null
}

export function measurePositions(
  facts: PnlFacts,
  { positions, span }: { readonly positions: readonly PnlPosition[]; readonly span: PnlSpanName },
): readonly MeasuredPosition[] {
  if (span === 'all') return positions.map((position) => ({ ...position, ...measureBook(position) }))
  const { fromMs } = spanStarts(facts).find((each) => each.span === span) ?? { fromMs: facts.nowMs }
  return positions.map((position) => {
    const asset = facts.assets.find(
      ({ chain, token }) => chain === position.chain && token === position.token,
    )
    const made = asset === undefined ? NOT_KNOWN : measureAsset(facts, asset, fromMs)
    return { ...position, ...made }
  })
}

type Made = Pick<MeasuredPosition, 'pnlUsd' | 'basisUsd'>
const NOT_KNOWN: Made = { pnlUsd: null, basisUsd: null }

/** Since the first of it came, the books say it by average cost. */
function measureBook(position: PnlPosition): Made {
  const { realisedUsd, costUsd, soldUsd } = position
  const unrealisedUsd = openGain(position)
  if (realisedUsd === null) return NOT_KNOWN
  return {
    pnlUsd: unrealisedUsd === null ? null : realisedUsd + unrealisedUsd,
    basisUsd: costUsd === null || soldUsd === null ? null : costUsd + soldUsd - realisedUsd,
  }
}

/** What is all sold has nothing left to gain. */
export function openGain({ amountRaw, unrealisedUsd }: PnlPosition): number | null {
  return amountRaw === '0' ? 0 : unrealisedUsd
}

/** Worth now, less worth then, less what came of it since at its price of that moment. Fees are lost. */
function measureAsset(facts: PnlFacts, asset: PnlAsset, fromMs: number): Made {
  const { pnlMicro, basisMicro } = measureSpan({
    fromMs,
    thenMicro: valueAt(facts, asset, fromMs),
    nowMicro: asset.amountRaw === 0n ? 0n : asset.valueMicro,
    flows: listFlows(facts, asset),
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

function listFlows({ transactions, priceAt }: PnlFacts, { asset, decimals }: PnlAsset) {
  return transactions.flatMap(({ atMs, changes }) =>
    changes
      .filter((change) => change.asset === asset)
      .map(({ amountRaw }) => {
        const priceUsd = priceAt(asset, atMs)
        return {
          atMs,
          valueMicro: priceUsd === null ? null : valueHolding({ amountRaw, decimals, priceUsd }),
        }
      }),
  )
}

const usdOf = (micro: MicroUsd | null) => (micro === null ? null : toUsd(micro))
