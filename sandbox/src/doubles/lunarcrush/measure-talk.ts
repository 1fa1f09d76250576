import { type CoinFigures, type CoinSource, listCoins } from '../../economy/coin-figures.ts'
import { drawFrom } from '../../universe/seeded-draw.ts'

export type Talk = {
  readonly coin: CoinFigures
  readonly interactions: number
  readonly posts: number
  readonly dominancePct: number
  readonly sentimentPct: number
  readonly galaxyScore: number
  readonly altRank: number
}

/** People speak of what is traded much and moves much, and kindly of what rises. Largest coin first. */
export function measureTalk(world: CoinSource, atMs: number): readonly Talk[] {
  const talks = listCoins(world, atMs).map((coin) => {
    const liking = drawFrom(world.market.seed, 'talk', coin.asset.id).between(-8, 8)
    const stir = 1 + Math.abs(coin.change24hPct) / 6
    const sentimentPct = Math.round(within(15, 98, 72 + liking + 1.6 * coin.change24hPct))
    return {
      coin,
      interactions: Math.round(40 * coin.volume24hUsd ** 0.72 * stir * (1 + liking / 20)),
      sentimentPct,
      galaxyScore: tenth(within(5, 95, 30 + sentimentPct / 4 + coin.change24hPct + 6 * Math.log10(stir))),
    }
  })
  const all = talks.reduce((sum, talk) => sum + talk.interactions, 0)
  const places = talks
    .toSorted((one, other) => strength(other) - strength(one))
    .map((talk) => talk.coin.asset.id)
  return talks.map((talk) => ({
    ...talk,
    posts: Math.round(talk.interactions / 480),
    dominancePct: (talk.interactions / all) * 100,
    altRank: places.indexOf(talk.coin.asset.id) + 1,
  }))
}

const strength = ({ coin, galaxyScore }: { coin: CoinFigures; galaxyScore: number }) =>
  galaxyScore + coin.change7dPct
const within = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))
const tenth = (value: number) => Math.round(value * 10) / 10
