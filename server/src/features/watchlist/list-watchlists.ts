import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import type { WatchedToken, Watchlist } from '@windhover/core/watchlist/contract'
import { findLaunches } from '../discovery/index.ts'
import { readMarket } from '../prices/index.ts'
import type { WatchlistParts } from './parts.ts'
import { createLineReader } from './read-lines.ts'
import { findLists, listTokens, type StoredToken } from './watchlist-store.ts'

type Figures = Pick<WatchedToken, 'priceUsd' | 'changePct' | 'marketCapUsd' | 'line'>

export function createWatchlistReader(parts: WatchlistParts): (userId: string) => Promise<Watchlist[]> {
  const readLines = createLineReader(parts)
  return async (userId) => {
    const lists = await findLists(parts.db, userId)
    const listIds = lists.map(({ id }) => id)
    const tokens = await listTokens(parts.db, listIds)
    const figures = await readFigures({ ...parts, readLines }, tokens)
    return lists.map(({ id, name }) => ({
      id,
      name,
      tokens: tokens
        .filter(({ watchlistId }) => watchlistId === id)
        .map((token) => viewRow(token, figures.get(keyOf(token)))),
    }))
  }
}

const keyOf = ({ chain, address }: Pick<StoredToken, 'chain' | 'address'>) => tokenKey(chain, address)
const UNKNOWN: Figures = { priceUsd: null, changePct: null, marketCapUsd: null, line: [] }

function viewRow({ chain, address, symbol, name, decimals }: StoredToken, figures = UNKNOWN): WatchedToken {
  return { chain, address, symbol, name, decimals, ...figures }
}

/** Of each token once, on however many lists it is. */
async function readFigures(
  { readLines, ...parts }: WatchlistParts & { readonly readLines: ReturnType<typeof createLineReader> },
  stored: readonly StoredToken[],
): Promise<ReadonlyMap<TokenKey, Figures>> {
  const tokens = [...new Map(stored.map((token) => [keyOf(token), token])).values()]
  const [market, lines] = await Promise.all([readMarket(parts, tokens), readLines(tokens)])
  const unpriced = tokens.filter((_, place) => market[place]?.priceUsd == null)
  const launches = new Map((await findLaunches(parts, unpriced)).map((launch) => [keyOf(launch), launch]))
  return new Map(
    tokens.map((token, place) => {
      const key = keyOf(token)
      const launch = launches.get(key)
      const { priceUsd = null, change24hPct = null, marketCapUsd = null } = market[place] ?? {}
      const line = lines[place] ?? []
      return [
        key,
        launch === undefined
          ? { priceUsd, changePct: change24hPct, marketCapUsd, line }
          : { priceUsd: launch.priceUsd, changePct: null, marketCapUsd: launch.marketCapUsd, line },
      ]
    }),
  )
}
