import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { SocialPulse } from '../../ports/social-pulse.ts'
import { type CoinSort, coinsAnswer, SORTS, toCoinPulses } from './parse.ts'

/** One page holds every coin that anybody asks for by name. */
const PAGE_SIZE = 1_000

export function createSocialPulse(options: { url: string; apiKey: string; timeoutMs?: number }): SocialPulse {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'LunarCrush',
    baseUrl: url,
    headers: { authorization: `Bearer ${apiKey}` },
    ...rest,
  })

  async function readCoins({ sort, isDescending }: CoinSort, limit: number) {
    const query = new URLSearchParams({ sort, limit: String(limit), page: '0' })
    // Any value turns the order round; only its absence does not.
    if (isDescending) query.set('desc', '1')
    return toCoinPulses(await source.get(`/public/coins/list/v2?${query}`, coinsAnswer))
  }

  return {
    // What is told of a single coin lacks sentiment and interactions, so it is looked up in the list.
    getCoin: async (text) => {
      const symbol = toCoinSymbol(text)
      if (symbol === null) return null
      const coins = await readCoins(SORTS['market-cap'], PAGE_SIZE)
      return coins.find((coin) => coin.symbol === symbol) ?? null
    },
    listCoins: ({ order, limit }) => readCoins(SORTS[order], Math.min(limit, PAGE_SIZE)),
  }
}
