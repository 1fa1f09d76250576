import { comparableName } from '@windhover/core/contacts/read-contact-name'
import { isAskedChange, REMOVAL_CUE } from '@windhover/core/watchlist/asked-change'
import { watchlistErrors } from '@windhover/core/watchlist/errors'
import { watchlistTools } from '@windhover/core/watchlist/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { unwatchToken, watchToken } from './change-watchlists.ts'
import { answerForWatched } from './find-meant.ts'
import { createWatchlistReader } from './list-watchlists.ts'
import type { WatchlistParts } from './parts.ts'
import { spellingsOf, toldPlace } from './told-place.ts'
import { findLists, listTokens } from './watchlist-store.ts'

/** As many as a reply can make use of. */
const TOKENS_TOLD_MAX = 20

export function listAgentTools(parts: WatchlistParts): readonly AgentTool[] {
  const readWatchlists = createWatchlistReader(parts)
  const { watchToken: watch, unwatchToken: unwatch } = watchlistTools
  return [
    bindTool(watchlistTools.listWatchlist, async (_input, { userId }) => {
      const lists = await readWatchlists(userId)
      return {
        status: 'done' as const,
        lists: lists.map(({ name, tokens }) => ({
          name,
          total: tokens.length,
          tokens: tokens.slice(0, TOKENS_TOLD_MAX),
        })),
      }
    }),
    bindTool(watch, async ({ list: named, ...asked }, { userId, sources }) =>
      answerForWatched(parts, asked, async (token) => {
        const list = await pickList(parts, userId, named)
        const isDone = isAskedChange(sources.typed, {
          cue: watch.cue,
          spellings: spellingsOf(token),
          figures: [],
        })
        if (isDone) await watchToken(parts, { userId, listId: list.id, token })
        return { status: 'done' as const, token: toldPlace(token), lists: [list], isDone }
      }),
    ),
    bindTool(unwatch, async (asked, { userId, sources }) =>
      answerForWatched(parts, asked, async (token) => {
        const lists = await listsWith(parts, userId, token)
        const isDone = isAskedChange(sources.typed, {
          cue: REMOVAL_CUE,
          spellings: spellingsOf(token),
          figures: [],
        })
        if (isDone) for (const { id } of lists) await unwatchToken(parts, { userId, listId: id, token })
        return { status: 'done' as const, token: toldPlace(token), lists, isDone }
      }),
    ),
  ]
}

type Told = { readonly id: string; readonly name: string }

/** By its name, else the first one. */
async function pickList({ db }: WatchlistParts, userId: string, named: string | undefined): Promise<Told> {
  const lists = await findLists(db, userId)
  const wanted = named === undefined ? null : comparableName(named)
  const list = wanted === null ? lists[0] : lists.find(({ nameKey }) => nameKey === wanted)
  if (list === undefined) throw watchlistErrors.listNotFound()
  return { id: list.id, name: list.name }
}

async function listsWith(
  { db }: WatchlistParts,
  userId: string,
  { chain, address }: { readonly chain: string; readonly address: string },
): Promise<Told[]> {
  const lists = await findLists(db, userId)
  const listIds = lists.map(({ id }) => id)
  const tokens = await listTokens(db, listIds)
  const holding = new Set(
    tokens
      .filter((token) => token.chain === chain && token.address === address)
      .map(({ watchlistId }) => watchlistId),
  )
  return lists.filter(({ id }) => holding.has(id)).map(({ id, name }) => ({ id, name }))
}
