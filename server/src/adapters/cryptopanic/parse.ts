import type { Headline } from '@windhover/core/intelligence/news'
import { toCoinSymbol, toOutsideUrl } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { figureOrNull, moment, text, textOrNull } from '../../platform/upstream/read-fields.ts'

const TITLE_CHARS = 200
const SUMMARY_CHARS = 500
const SOURCE_CHARS = 60
const SYMBOLS_MAX = 12
/** Fewer votes are an accident, not a mood. */
const VOTES_MIN = 3
/** How far one side has to outweigh the other. */
const CLEARLY = 1.5

const votesRow = z.object({ positive: figureOrNull, negative: figureOrNull })

const post = z.object({
  title: text(TITLE_CHARS),
  description: textOrNull(SUMMARY_CHARS),
  published_at: moment,
  url: z.string().nullish(),
  original_url: z.string().nullish(),
  source: z.object({ title: textOrNull(SOURCE_CHARS), domain: textOrNull(SOURCE_CHARS) }).nullish(),
  instruments: z.array(z.object({ code: z.string() })).nullish(),
  votes: votesRow.nullish(),
})
export const postsAnswer = z.object({ results: z.array(post) })

const UNNAMED = text(SOURCE_CHARS).parse('unnamed')

export function toHeadline(row: z.output<typeof post>): Headline {
  const symbols = (row.instruments ?? [])
    .map(({ code }) => toCoinSymbol(code))
    .filter((each) => each !== null)
  return {
    title: row.title,
    summary: row.description,
    source: row.source?.title ?? row.source?.domain ?? UNNAMED,
    // The page itself, not the one that leads to it.
    url: toOutsideUrl(row.original_url) ?? toOutsideUrl(row.url),
    publishedAt: row.published_at,
    symbols: symbols.slice(0, SYMBOLS_MAX),
    sentiment: row.votes ? readSentiment(row.votes) : null,
  }
}

function readSentiment({ positive, negative }: z.output<typeof votesRow>): Headline['sentiment'] {
  const [good, bad] = [positive ?? 0, negative ?? 0]
  if (good + bad < VOTES_MIN) return null
  if (good >= bad * CLEARLY) return 'positive'
  return bad >= good * CLEARLY ? 'negative' : 'neutral'
}
