import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { NewsFeed } from '../../ports/news.ts'
import { postsAnswer, toHeadline } from './parse.ts'

const SYMBOLS_MAX = 50

export function createNewsFeed(options: { url: string; apiKey: string; timeoutMs?: number }): NewsFeed {
  const { url, apiKey, ...rest } = options
  const source = createSource({ title: 'CryptoPanic', baseUrl: url, ...rest })
  return {
    listHeadlines: async ({ order, symbols, limit }) => {
      const query = new URLSearchParams({
        // It takes the key nowhere else.
        auth_token: apiKey,
        kind: 'news',
        regions: 'en',
        public: 'true',
      })
      if (order === 'trending') query.set('filter', 'hot')
      const wanted = symbols.map(toCoinSymbol).filter((each) => each !== null)
      if (symbols.length > 0 && wanted.length === 0) return []
      if (wanted.length > 0) query.set('currencies', wanted.slice(0, SYMBOLS_MAX).join(','))
      const answer = await source.get(`/posts/?${query}`, postsAnswer)
      return answer.results.slice(0, limit).map(toHeadline)
    },
  }
}
