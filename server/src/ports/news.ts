import type { Headline, NewsOrder } from '@windhover/core/intelligence/news'

export type NewsFeed = {
  /** Newest or most talked of first; with symbols only what is about one of them. */
  readonly listHeadlines: (query: {
    order: NewsOrder
    symbols: readonly string[]
    limit: number
  }) => Promise<readonly Headline[]>
}
