import { type CoinFigures, changeSince, listCoins, slugOf } from '../../economy/coin-figures.ts'
import { DAY_MS } from '../../market/anchor.ts'
import { isHostile, writeHostile } from '../../news/hostile-text.ts'
import type { World } from '../../world/world.ts'

/** How far back the highest price is looked for. */
const HISTORY_DAYS = 400
/** One description in so many was written by somebody with other plans. */
const HOSTILE_EVERY = 12

export function describeAsset(world: World, coin: CoinFigures) {
  const { asset } = coin
  const nowMs = world.clock.nowMs()
  const since = (days: number) => changeSince(world, asset, { atMs: nowMs, sinceMs: nowMs - days * DAY_MS })
  const total = listCoins(world, nowMs).reduce((sum, each) => sum + each.marketCapUsd, 0)
  return {
    id: asset.id,
    name: asset.name,
    slug: slugOf(asset.name),
    symbol: asset.symbol,
    rank: coin.rank,
    category: 'Cryptocurrency',
    sector: asset.class === 'stable' ? 'Stablecoins' : 'Networks',
    tags: [asset.class],
    description: describe(world, coin),
    links: [
      { name: 'Website', type: 'website', url: `https://${slugOf(asset.name)}.example/` },
      { name: 'X', type: 'twitter', url: `https://x.com/${handleOf(asset.symbol)}` },
    ],
    marketData: {
      priceUsd: coin.priceUsd,
      volume24Hour: coin.volume24hUsd,
      marketcap: {
        circulatingUsd: coin.marketCapUsd,
        fullyDilutedUsd: coin.marketCapUsd,
        dominance: (coin.marketCapUsd / total) * 100,
      },
      supply: { circulating: asset.supply, total: asset.supply, max: null },
    },
    networkSlugs: [],
    protocolSlugs: [],
    returnOnInvestment: {
      priceChange24h: coin.change24hPct,
      priceChange7d: coin.change7dPct,
      priceChange30d: since(30),
      priceChange1y: since(365),
    },
    allTimeHigh: findHigh(world, coin),
  }
}

function describe({ seed, universe }: World, { asset, rank }: CoinFigures): string {
  const chains = universe.listings.filter(({ assetId }) => assetId === asset.id).map(({ chain }) => chain)
  const where = chains.length === 0 ? '' : ` It is listed on ${[...new Set(chains)].join(', ')}.`
  const words = `${asset.name} (${asset.symbol}) is number ${rank} by market cap.${where}`
  return isHostile(seed, HOSTILE_EVERY, 'asset', asset.id)
    ? `${words} ${writeHostile(seed, 'asset', asset.id)}`
    : words
}

/** Nobody's outside this world, as far as a handle can be. */
function handleOf(symbol: string): string {
  return `practice_${symbol.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`.slice(0, 15)
}

function findHigh({ market, clock }: World, { asset, priceUsd }: CoinFigures) {
  const days = market.candles({
    assetId: asset.id,
    interval: '1d',
    untilMs: clock.nowMs(),
    count: HISTORY_DAYS,
  })
  const top = days.reduce((best, day) => (day.high > best.high ? day : best), { high: 0, openMs: 0 })
  return {
    allTimeHigh: top.high,
    allTimeHighDate: new Date(top.openMs).toISOString(),
    percentDownFromAllTimeHigh: (1 - priceUsd / top.high) * 100,
  }
}
