import type { TokenPassport, TokenView } from '@windhover/core/tokens/contract'
import { Price } from '../price.tsx'
import { cardCopy } from './card-copy.ts'
import { compactCount, compactUsd, formatAge } from './format-card.ts'
import type { Stat } from './stats.tsx'

type Day = {
  readonly volume24hUsd: number | null
  readonly high24hUsd: number | null
  readonly low24hUsd: number | null
}

/** How large a token is, and what it did in a day. */
export function marketStats(token: TokenView, { volume24hUsd, high24hUsd, low24hUsd }: Day): Stat[] {
  return [
    { label: cardCopy.marketCap, value: compactUsd(token.marketCapUsd) },
    { label: cardCopy.volume, value: compactUsd(volume24hUsd) },
    ...holdingStats(token),
    { label: cardCopy.high, value: <Price usd={high24hUsd} /> },
    { label: cardCopy.low, value: <Price usd={low24hUsd} /> },
  ]
}

/** Who could sell it, and into how much. */
export function holdingStats({ liquidityUsd, holderCount }: TokenView): Stat[] {
  return [
    { label: cardCopy.liquidity, value: compactUsd(liquidityUsd) },
    { label: cardCopy.holders, value: compactCount(holderCount) },
  ]
}

type Facts = Pick<TokenPassport, 'ageMs' | 'topHoldersPct' | 'transferTaxBps' | 'canSell'>

/** Only what is known: a row of dashes helps nobody. */
export function passportStats({ ageMs, topHoldersPct, transferTaxBps, canSell }: Facts): Stat[] {
  return [
    ...(ageMs === null ? [] : [{ label: cardCopy.age, value: formatAge(ageMs) }]),
    ...(topHoldersPct === null
      ? []
      : [{ label: cardCopy.topHolders, value: `${topHoldersPct.toFixed(1)}%` }]),
    ...(transferTaxBps === null
      ? []
      : [{ label: cardCopy.tax, value: `${(transferTaxBps / 100).toFixed(2)}%` }]),
    ...(canSell === null ? [] : [{ label: cardCopy.canSell, value: canSell ? cardCopy.yes : cardCopy.no }]),
  ]
}
