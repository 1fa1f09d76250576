import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { IndexedToken, TokenIndex } from '../../ports/token-index.ts'
import { toIndexError } from './errors.ts'
import { priceChanges, saucerTokens, toIndexedTokens } from './parse.ts'

/** The key has a monthly quota: once a minute is well inside it. */
const FRESH_MS = 60_000
const STALE_MS = 3_600_000

/** Tokens of Hedera, from its largest exchange. */
export function createSaucerSwapTokens(options: {
  url: string
  apiKey: string
  clock: Clock
  timeoutMs?: number
}): TokenIndex {
  const { url, apiKey, clock, timeoutMs } = options
  const api = createUpstream({
    name: 'saucerswap',
    baseUrl: url,
    headers: { 'x-api-key': apiKey },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<readonly IndexedToken[]>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: 1,
  })

  async function readAll(): Promise<readonly IndexedToken[]> {
    try {
      return await shared('tokens', async () => {
        // The day's change is an extra; without it the tokens are still the tokens.
        const changes = api.get('/tokens/price-change', priceChanges).catch(() => ({}))
        return toIndexedTokens(await api.get('/tokens/full', saucerTokens), await changes)
      })
    } catch (error) {
      throw toIndexError(error)
    }
  }

  return {
    chain: 'hedera',
    search: async (query, limit) => rankTokens(await readAll(), { query, limit }),
    getMany: async (addresses) => {
      const wanted = new Set(addresses)
      return (await readAll()).filter((token) => wanted.has(token.address))
    },
  }
}
