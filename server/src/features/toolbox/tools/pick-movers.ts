import type { RankedCoin } from '@windhover/core/intelligence/market-pulse'

const MOVERS = 5
/** Below it a price moves because of one trade. */
const VOLUME_MIN_USD = 1_000_000

type Mover = Pick<RankedCoin, 'symbol' | 'name' | 'priceUsd' | 'change24hPct'>

/** A coin that fell is no gainer, however little the others rose. */
export function pickMovers(coins: readonly RankedCoin[]): { gainers: Mover[]; losers: Mover[] } {
  const traded = coins.filter(({ volume24hUsd }) => (volume24hUsd ?? 0) >= VOLUME_MIN_USD)
  const change = (coin: RankedCoin) => coin.change24hPct ?? 0
  const best = traded.toSorted((one, other) => change(other) - change(one))
  return {
    gainers: best
      .filter((coin) => change(coin) > 0)
      .slice(0, MOVERS)
      .map(toMover),
    losers: best
      .toReversed()
      .filter((coin) => change(coin) < 0)
      .slice(0, MOVERS)
      .map(toMover),
  }
}

const toMover = ({ symbol, name, priceUsd, change24hPct }: RankedCoin): Mover => ({
  symbol,
  name,
  priceUsd,
  change24hPct,
})
