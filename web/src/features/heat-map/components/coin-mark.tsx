import type { HeatMapCoin } from '@windhover/core/heat-map/contract'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

type CoinMarkProps = { readonly coin: HeatMapCoin; readonly size: number }

/** A mark belongs to an address: what none of our networks has gets letters. */
export function CoinMark({ coin: { symbol, place }, size }: CoinMarkProps) {
  if (place === null) return <TokenLogo symbol={symbol} size={size} />
  return <TokenMark token={{ ...place, symbol }} size={size} />
}
