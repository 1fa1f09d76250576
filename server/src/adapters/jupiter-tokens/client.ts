import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { IndexedToken, TokenIndex } from '../../ports/token-index.ts'
import { toIndexError } from './errors.ts'
import { jupiterToken, toIndexedTokens, WRAPPED_SOL } from './parse.ts'

/** The API takes this many addresses in one question. */
const ADDRESSES_PER_CALL = 100
const QUERY_MAX = 100
const FRESH_MS = 30_000
const STALE_MS = 10 * 60_000
const QUERIES_KEPT = 2_000
const REGISTRY_FRESH_MS = 10 * 60_000
const REGISTRY_STALE_MS = 24 * 3_600_000
const TRENDING = '/tokens/v2/toptrending/1h?limit=100'
const REGISTRY = '/tokens/v2/tag?query=verified'

/** Tokens of Solana. Equal searches of all users within half a minute are one call. */
export function createJupiterTokens(options: {
  url: string
  apiKey: string
  clock: Clock
  timeoutMs?: number
}): TokenIndex {
  const { url, apiKey, clock, timeoutMs } = options
  const api = createUpstream({
    name: 'jupiter',
    baseUrl: url,
    ...(apiKey === '' ? {} : { headers: { 'x-api-key': apiKey } }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<readonly IndexedToken[]>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: QUERIES_KEPT,
  })

  const registry = createSharedValues<readonly IndexedToken[]>({
    clock,
    freshMs: REGISTRY_FRESH_MS,
    staleMs: REGISTRY_STALE_MS,
    max: 1,
  })

  const load = async (path: string) => toIndexedTokens(await api.get(path, z.array(jupiterToken)))
  const refuse = (error: unknown) => {
    throw toIndexError(error)
  }
  const read = (path: string) => shared(path, () => load(path)).catch(refuse)
  const ask = (query: string) => read(`/tokens/v2/search?${new URLSearchParams({ query })}`)

  return {
    chain: 'solana',
    search: async (text, limit) => {
      const query = text.trim().slice(0, QUERY_MAX)
      if (query === '') return []
      const found = await ask(query)
      // Who pastes the address of the token form does not mean the coin.
      const meant = query === WRAPPED_SOL ? found.filter((token) => token.address === query) : found
      return meant.slice(0, limit)
    },
    getMany: async (addresses) => {
      const wanted = new Set(addresses)
      const mints = [...new Set(addresses.map((each) => (each === 'native' ? WRAPPED_SOL : each)))].toSorted()
      const parts = Array.from({ length: Math.ceil(mints.length / ADDRESSES_PER_CALL) }, (_, part) =>
        mints.slice(part * ADDRESSES_PER_CALL, (part + 1) * ADDRESSES_PER_CALL),
      )
      const found = (await Promise.all(parts.map((part) => ask(part.join(','))))).flat()
      return found.filter((token) => wanted.has(token.address))
    },
    listVerified: () =>
      registry(REGISTRY, async () => (await load(REGISTRY)).filter((token) => token.isVerified)).catch(
        refuse,
      ),
    listTrending: async (limit) => (await read(TRENDING)).slice(0, limit),
  }
}
