import type { SearchAge } from '@windhover/core/intelligence/web-search'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { WebSearch } from '../../ports/web-search.ts'
import { newsAnswer, toHits, webAnswer } from './parse.ts'

/** Longer questions are refused. */
const QUERY_CHARS_MAX = 400
const QUERY_WORDS_MAX = 50
const COUNT_MAX = 20
const FRESHNESS: Readonly<Record<SearchAge, string>> = { day: 'pd', week: 'pw', month: 'pm', year: 'py' }

export function createWebSearch(options: { url: string; apiKey: string; timeoutMs?: number }): WebSearch {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'The web search',
    baseUrl: url,
    headers: { 'X-Subscription-Token': apiKey },
    ...rest,
  })
  return {
    search: async ({ query, kind, newerThan, limit }) => {
      const words = query.trim().split(/\s+/).slice(0, QUERY_WORDS_MAX).join(' ').slice(0, QUERY_CHARS_MAX)
      if (words === '') return []
      const asked = new URLSearchParams({
        q: words,
        count: String(Math.min(limit, COUNT_MAX)),
        safesearch: 'moderate',
      })
      if (newerThan !== null) asked.set('freshness', FRESHNESS[newerThan])
      if (kind === 'news')
        return toHits((await source.get(`/news/search?${asked}`, newsAnswer)).results, limit)
      asked.set('result_filter', 'web')
      asked.set('text_decorations', 'false')
      const answer = await source.get(`/web/search?${asked}`, webAnswer)
      return toHits(answer.web?.results ?? [], limit)
    },
  }
}
