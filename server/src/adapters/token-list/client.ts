import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { IndexedToken, TokenIndex } from '../../ports/token-index.ts'
import { toIndexError } from './errors.ts'
import { type ListChain, toIndexedTokens, tokenList } from './parse.ts'

const FRESH_MS = 60_000
const STALE_MS = 24 * 3_600_000

type ChainTokens = { readonly all: readonly IndexedToken[]; readonly verified: readonly IndexedToken[] }
type Tokens = Readonly<Record<ListChain, ChainTokens>>

/** One list holds both chains, so both share one copy of it. */
export function createTokenLists(options: {
  url: string
  chainIds: Readonly<Record<ListChain, number>>
  clock: Clock
  timeoutMs?: number
}): Readonly<Record<ListChain, TokenIndex>> {
  const { chainIds, clock, timeoutMs } = options
  const timeout = timeoutMs === undefined ? {} : { timeoutMs }
  const source = createUpstream({ name: 'token-list', baseUrl: options.url, ...timeout })
  const shared = createSharedValues<Tokens>({ clock, freshMs: FRESH_MS, staleMs: STALE_MS, max: 1 })

  async function readAll(): Promise<Tokens> {
    try {
      return await shared('list', async () => {
        const list = await source.get('', tokenList)
        const tokensOf = (chain: ListChain) => {
          const all = toIndexedTokens(list, { chain, evmChainId: chainIds[chain] })
          return { all, verified: all.filter((token) => token.isVerified) }
        }
        return { ethereum: tokensOf('ethereum'), bsc: tokensOf('bsc') }
      })
    } catch (error) {
      throw toIndexError(error)
    }
  }
  const indexOf = (chain: ListChain): TokenIndex => ({
    chain,
    search: async (query, limit) => rankTokens((await readAll())[chain].all, { query, limit }),
    getMany: async (addresses) => {
      const wanted = new Set(addresses.map((address) => address.toLowerCase()))
      return (await readAll())[chain].all.filter((token) => wanted.has(token.address.toLowerCase()))
    },
    listVerified: async () => (await readAll())[chain].verified,
    // A list tells no volumes; but its makers put first what is used most.
    listTrending: async (limit) => (await readAll())[chain].verified.slice(0, limit),
  })
  return { ethereum: indexOf('ethereum'), bsc: indexOf('bsc') }
}
