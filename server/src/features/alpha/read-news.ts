import type { Headline } from '@windhover/core/intelligence/news'
import type { AlphaParts } from './parts.ts'

/** As many coins in one question as leave each a chance among the newest. */
const SYMBOLS_ASKED = 15
const HEADLINES_READ = 20

/** The newest about any of these coins; null while the source is away. Not shared: one worker asks, now and then. */
export async function readNews(
  { intelligence: { news }, log }: AlphaParts,
  symbols: readonly string[],
): Promise<readonly Headline[] | null> {
  if (news === null) return null
  const found: Headline[] = []
  try {
    for (let from = 0; from < symbols.length; from += SYMBOLS_ASKED) {
      const asked = symbols.slice(from, from + SYMBOLS_ASKED)
      found.push(...(await news.listHeadlines({ order: 'latest', symbols: asked, limit: HEADLINES_READ })))
    }
  } catch (error) {
    log.warn({ err: error }, 'the news of projects are away')
    return null
  }
  return found
}
