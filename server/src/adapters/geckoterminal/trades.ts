import type { ChainId } from '@windhover/core/chains/chain'
import type { TradeSource } from '../../ports/trades.ts'
import { toTradeError } from './errors.ts'
import { nameToken } from './name-token.ts'
import type { Pools } from './open-pools.ts'
import { toTrade, tradesAnswer } from './parse-trades.ts'

/** The last trades in the deepest pool of a token. */
export function createTrades(chain: ChainId, { api, findPool, pathOf }: Pools): TradeSource {
  return {
    listTrades: async (token) => {
      const contract = nameToken(chain, token)
      if (contract === null) return []
      try {
        const pool = await findPool(contract)
        if (pool === null) return []
        const { data } = await api.get(`${pathOf(pool)}/trades`, tradesAnswer)
        return data
          .flatMap((row) => toTrade(row, contract) ?? [])
          .toSorted((one, other) => other.atMs - one.atMs)
      } catch (error) {
        throw toTradeError(error, chain)
      }
    },
  }
}
