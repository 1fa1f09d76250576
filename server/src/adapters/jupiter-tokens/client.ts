import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { IndexedToken, TokenIndex } from '../../ports/token-index.ts'
import { toIndexError } from './errors.ts'
import { jupiterToken, toIndexedToken } from './parse.ts'

/** The API takes this many addresses in one question. */
const ADDRESSES_PER_CALL = 100
const QUERY_MAX = 100
const FRESH_MS = 30_000
const STALE_MS = 10 * 60_000
const QUERIES_KEPT = 2_000

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

  const ask = (query: string) =>
    shared(query, async () => {
      const rows = await api.get(`/tokens/v2/search?${new URLSearchParams({ query })}`, z.array(jupiterToken))
      return rows.map(toIndexedToken)
    }).catch((error: unknown) => {
      throw toIndexError(error)
    })

  return {
    chain: 'solana',
    search: async (text, limit) => {
      const query = text.trim().slice(0, QUERY_MAX)
      return query === '' ? [] : (await ask(query)).slice(0, limit)
    },
    getMany: async (addresses) => {
      const wanted = [...new Set(addresses)].toSorted()
      const parts = Array.from({ length: Math.ceil(wanted.length / ADDRESSES_PER_CALL) }, (_, part) =>
        wanted.slice(part * ADDRESSES_PER_CALL, (part + 1) * ADDRESSES_PER_CALL),
      )
      const found = (await Promise.all(parts.map((part) => ask(part.join(','))))).flat()
      return found.filter((token) => wanted.includes(token.address))
    },
  }
}
