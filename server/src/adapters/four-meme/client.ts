import { BNB_PAGE_SIZE } from '@windhover/core/discovery/constants'
import type { BnbTab } from '@windhover/core/discovery/contract'
import { createSource, toSourceError } from '../../platform/upstream/create-source.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import type { BnbList } from '../../ports/launch-lists.ts'
import { fourMemeAnswer, toFourMemeToken } from './parse.ts'

const TITLE = 'four.meme'
const ANSWER_WITHIN_MS = 5_000

/** G36 */
const TABS: Readonly<Record<BnbTab, Readonly<Record<string, string>>>> = {
  hot: { orderBy: 'Hot' },
  latest: { orderBy: 'TimeDesc' },
  graduating: { orderBy: 'ProgressDesc' },
  graduated: { orderBy: 'TimeDesc', listedPancake: 'true' },
}

/** Launches of the BNB chain. */
export function createFourMeme(options: {
  url: string
  /** What one BNB costs: what is on the curve is told in BNB. Null where nobody can be asked. */
  readBnbUsd: (() => Promise<number>) | null
  timeoutMs?: number
}): BnbList {
  const { url, readBnbUsd, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: TITLE, baseUrl: url, timeoutMs })
  return async ({ tab, tokenName, label, pageIndex }) => {
    const query = new URLSearchParams({
      pageIndex: String(pageIndex),
      pageSize: String(BNB_PAGE_SIZE),
      ...TABS[tab],
      ...(tokenName === null ? {} : { tokenName }),
      ...(label === null ? {} : { labels: label }),
    })
    const [answer, bnbUsd] = await Promise.all([
      source.get(`/v1/private/token/query?${query}`, fourMemeAnswer),
      // Without it the list still stands; its dollars are not known.
      readBnbUsd?.().catch(() => null) ?? null,
    ])
    if (answer.rows === null)
      throw toSourceError(
        new UpstreamError({ failure: 'refused', provider: TITLE, said: answer.said }),
        TITLE,
      )
    const tokens = answer.rows.map((row) => toFourMemeToken(row, bnbUsd))
    return { tokens, nextPageId: answer.rowCount < BNB_PAGE_SIZE ? null : String(pageIndex + 1) }
  }
}
