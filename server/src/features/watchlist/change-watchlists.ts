import { comparableName } from '@windhover/core/contacts/read-contact-name'
import { TOKENS_PER_WATCHLIST_MAX, WATCHLISTS_PER_PERSON_MAX } from '@windhover/core/watchlist/constants'
import { type Watchlist, watchlistsChanged } from '@windhover/core/watchlist/contract'
import { watchlistErrors } from '@windhover/core/watchlist/errors'
import { readListName } from '@windhover/core/watchlist/read-list-name'
import { findToken, type TokenPlace } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'
import {
  type Connection,
  countTokens,
  deleteList,
  deleteToken,
  insertList,
  insertToken,
  isOnList,
  type StoredList,
  withListsLocked,
  writeListName,
} from './watchlist-store.ts'

type Parts = Pick<WatchlistParts, 'db' | 'live' | 'log'>
type Person = { readonly userId: string }
type OfList = Person & { readonly listId: string }

export async function addWatchlist(
  parts: Parts,
  { userId, name: typed }: Person & { readonly name: string },
): Promise<Watchlist> {
  const name = readListName(typed)
  const { id } = await change(parts, userId, async (locked, lists) => {
    refuseTaken(lists, name)
    if (lists.length >= WATCHLISTS_PER_PERSON_MAX) throw watchlistErrors.tooManyLists()
    return await insertList(locked, userId, name)
  })
  return { id, name, tokens: [] }
}

export async function renameWatchlist(
  parts: Parts,
  { userId, listId, name: typed }: OfList & { readonly name: string },
): Promise<void> {
  const name = readListName(typed)
  await change(parts, userId, async (locked, lists) => {
    const { id } = pickList(lists, listId)
    refuseTaken(
      lists.filter((list) => list.id !== id),
      name,
    )
    await writeListName(locked, id, name)
  })
}

export async function removeWatchlist(parts: Parts, { userId, listId }: OfList): Promise<void> {
  await change(parts, userId, async (locked, lists) => {
    const { id } = pickList(lists, listId)
    if (lists.length === 1) throw watchlistErrors.lastList()
    await deleteList(locked, id)
  })
}

export async function watchToken(
  parts: WatchlistParts,
  { userId, listId, token }: OfList & { readonly token: TokenPlace },
): Promise<void> {
  const { chain, address, symbol, name, decimals } = await findToken(parts, token)
  await change(parts, userId, async (locked, lists) => {
    const { id: watchlistId } = pickList(lists, listId)
    if (await isOnList(locked, { watchlistId, chain, address })) return
    if ((await countTokens(locked, watchlistId)) >= TOKENS_PER_WATCHLIST_MAX)
      throw watchlistErrors.tooManyTokens()
    await insertToken(locked, { watchlistId, chain, address, symbol, name, decimals })
  })
}

export async function unwatchToken(
  parts: Parts & Pick<WatchlistParts, 'chains'>,
  { userId, listId, token }: OfList & { readonly token: TokenPlace },
): Promise<void> {
  const { chain } = token
  const address = parts.chains[chain].parseAddress(token.address) ?? token.address
  await change(parts, userId, async (locked, lists) => {
    const { id: watchlistId } = pickList(lists, listId)
    await deleteToken(locked, { watchlistId, chain, address })
  })
}

/** The change holds whether or not it is heard of. */
async function change<Result>(
  { db, live, log }: Parts,
  userId: string,
  run: (locked: Connection, lists: readonly StoredList[]) => Promise<Result>,
): Promise<Result> {
  const result = await withListsLocked(db, userId, run)
  await live
    .publish(userId, watchlistsChanged, {})
    .catch((error: unknown) => log.warn({ err: error }, 'a change of watchlists was not told'))
  return result
}

function pickList(lists: readonly StoredList[], listId: string): StoredList {
  const list = lists.find(({ id }) => id === listId)
  if (list === undefined) throw watchlistErrors.listNotFound()
  return list
}

function refuseTaken(lists: readonly StoredList[], name: string): void {
  const wanted = comparableName(name)
  if (lists.some(({ nameKey }) => nameKey === wanted)) throw watchlistErrors.nameTaken()
}
