import { createSource } from '../../platform/upstream/create-source.ts'
import type { MarketPulse } from '../../ports/market-pulse.ts'
import { globalAnswer, marketsAnswer, toOverview, toRankedCoins, toSectorCoins } from './parse.ts'

const PAGE_MAX = 250
const perPage = (limit: number) => String(Math.min(limit, PAGE_MAX))

/** Without a key the public plan answers, some times a minute. Paid and free keys go by different names. */
export function createMarketPulse(options: {
  url: string
  apiKey: string | null
  timeoutMs?: number
}): MarketPulse {
  const { url, apiKey, ...rest } = options
  const keyName = new URL(url).hostname.startsWith('pro-') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  const source = createSource({
    title: 'CoinGecko',
    baseUrl: url,
    ...(apiKey === null ? {} : { headers: { [keyName]: apiKey } }),
    ...rest,
  })
  const askMarkets = (asked: Record<string, string>) => {
    const query = new URLSearchParams({ vs_currency: 'usd', order: 'market_cap_desc', page: '1', ...asked })
    return source.get(`/coins/markets?${query}`, marketsAnswer)
  }
  return {
    getOverview: async () => toOverview(await source.get('/global', globalAnswer)),
    listCoins: async (limit) =>
      toRankedCoins(await askMarkets({ per_page: perPage(limit), price_change_percentage: '1h,24h,7d' })),
    listSector: async (category, limit) =>
      toSectorCoins(
        await askMarkets({
          category,
          per_page: perPage(limit),
          price_change_percentage: '1h,24h,7d,30d',
          sparkline: 'true',
        }),
      ),
  }
}
