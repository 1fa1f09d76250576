import { type Headline, headline } from '@windhover/core/intelligence/news'
import { searchHit } from '@windhover/core/intelligence/web-search'
import { z } from 'zod'
import { askSource, nameWords, notConnected, type SourceAnswer, type ToolParts } from '../ask-source.ts'
import { readCoins } from './read-market.ts'

const NEWS_FRESH_MS = 2 * 60_000
const SEARCH_FRESH_MS = 10 * 60_000
/** As many as one page of the source holds. */
const HEADLINES_READ = 20

type ToldHeadline = {
  title: string
  source: string
  url: string
  publishedAt: string
  summary: string | null
  symbols: string[]
}

/** What is filed under a coin comes first; a topic without such news is looked for by its words. */
export async function readTopic(parts: ToolParts, topic: string): Promise<SourceAnswer<ToldHeadline[]>> {
  const symbol = await findCoinOf(parts, topic)
  if (symbol === null) return searchHeadlines(parts, topic)
  const filed = await readLatest(parts, symbol)
  return filed.isKnown && filed.value.length === 0 ? searchHeadlines(parts, topic) : filed
}

export async function readLatest(
  parts: ToolParts,
  symbol: string | null,
): Promise<SourceAnswer<ToldHeadline[]>> {
  const answer = await readHeadlines(parts, symbol)
  return answer.isKnown ? { ...answer, value: describeHeadlines(answer.value) } : answer
}

/** Of everything, or of one coin. */
export async function readHeadlines(parts: ToolParts, symbol: string | null) {
  const { news } = parts.intelligence
  if (news === null) return notConnected('No source of news is connected.')
  return askSource(parts, {
    source: 'news',
    name: symbol ?? 'all',
    schema: z.array(headline),
    freshMs: NEWS_FRESH_MS,
    load: async () => {
      const symbols = symbol === null ? [] : [symbol]
      return [...(await news.listHeadlines({ order: 'latest', symbols, limit: HEADLINES_READ }))]
    },
  })
}

/** The coin that a person means by its symbol or its name; null where the topic is something else. */
async function findCoinOf(parts: ToolParts, topic: string): Promise<string | null> {
  const plain = topic.trim().replace(/^\$/, '').toLowerCase()
  const coins = await readCoins(parts)
  const named = coins.isKnown
    ? coins.value.find(({ symbol, name }) => [symbol.toLowerCase(), name.toLowerCase()].includes(plain))
    : undefined
  return named?.symbol ?? (/^\$?[A-Z0-9]{2,8}$/.test(topic.trim()) ? plain.toUpperCase() : null)
}

/** By its words, in the latest headlines and else in the news of the web where that is connected. */
async function searchHeadlines(parts: ToolParts, topic: string): Promise<SourceAnswer<ToldHeadline[]>> {
  const latest = await readHeadlines(parts, null)
  const wanted = topic.trim().toLowerCase()
  const found = latest.isKnown
    ? latest.value.filter((each) => `${each.title} ${each.summary ?? ''}`.toLowerCase().includes(wanted))
    : []
  const { webSearch } = parts.intelligence
  if (found.length > 0 || webSearch === null) {
    return latest.isKnown ? { ...latest, value: describeHeadlines(found) } : latest
  }
  const searched = await askSource(parts, {
    source: 'news-search',
    name: nameWords(topic),
    schema: z.array(searchHit),
    freshMs: SEARCH_FRESH_MS,
    load: async () => [
      ...(await webSearch.search({
        query: `${topic} crypto`,
        kind: 'news',
        newerThan: 'month',
        limit: HEADLINES_READ,
      })),
    ],
  })
  if (!searched.isKnown) return searched
  const told = searched.value.flatMap(({ title, snippet, url, site, publishedAt }) =>
    publishedAt === null ? [] : [{ title, summary: snippet, source: site, url, publishedAt, symbols: [] }],
  )
  return { ...searched, value: told }
}

/** What leads nowhere cannot be checked by anybody, so it is not told. */
export function describeHeadlines(headlines: readonly Headline[]): ToldHeadline[] {
  return headlines.flatMap(({ title, source, url, publishedAt, summary, symbols }) =>
    url === null ? [] : [{ title, source, url, publishedAt, summary, symbols }],
  )
}
