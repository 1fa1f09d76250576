import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { HederaListing, HederaTokenIndex, IndexedToken } from '../../ports/token-index.ts'
import { toIndexError } from './errors.ts'
import { priceChanges, saucerTokens, toIndexedTokens, toListings } from './parse.ts'

/** The key has a monthly quota: once a minute is well inside it. */
const FRESH_MS = 60_000
const STALE_MS = 3_600_000

type Tokens = {
  readonly indexed: readonly IndexedToken[]
  readonly verified: readonly IndexedToken[]
  readonly listings: readonly HederaListing[]
}

/** Tokens of Hedera, from its largest exchange. */
export function createSaucerSwapTokens(options: {
  url: string
  apiKey: string
  clock: Clock
  timeoutMs?: number
}): HederaTokenIndex {
  const { url, apiKey, clock, timeoutMs } = options
  const api = createUpstream({
    name: 'saucerswap',
    baseUrl: url,
    headers: { 'x-api-key': apiKey },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<Tokens>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: 1,
  })

  async function readAll(): Promise<Tokens> {
    try {
      return await shared('tokens', async () => {
        // The day's change is an extra; without it the tokens are still the tokens.
        const changes = api.get('/tokens/price-change', priceChanges).catch(() => ({}))
        const rows = await api.get('/tokens/full', saucerTokens)
        const indexed = toIndexedTokens(rows, await changes)
        const verified = indexed.filter((token) => token.isVerified)
        return { indexed, verified, listings: toListings(rows) }
      })
    } catch (error) {
      throw toIndexError(error)
    }
  }

  return {
    chain: 'hedera',
    search: async (query, limit) => rankTokens((await readAll()).indexed, { query, limit }),
    getMany: async (addresses) => {
      const wanted = new Set(addresses)
      return (await readAll()).indexed.filter((token) => wanted.has(token.address))
    },
    listVerified: async () => (await readAll()).verified,
    // No volumes are told: what moved most among the verified stands for it, the coin first.
    listTrending: async (limit) =>
      (await readAll()).verified
        .filter((token) => token.priceUsd !== null)
        .toSorted(byMove)
        .slice(0, limit),
    listAll: async () => (await readAll()).listings,
  }
}

function byMove(one: IndexedToken, other: IndexedToken): number {
  const moveOf = ({ address, priceChange24hPct }: IndexedToken) =>
    address === 'native' ? Number.POSITIVE_INFINITY : Math.abs(priceChange24hPct ?? 0)
  const [first, second] = [moveOf(one), moveOf(other)]
  return first === second ? 0 : second - first
}
