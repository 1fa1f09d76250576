import { createSource } from '../../platform/upstream/create-source.ts'
import type { DefiFacts } from '../../ports/defi-facts.ts'
import { chainsAnswer, poolsAnswer, protocolsAnswer, toPools, toProtocols } from './parse.ts'
import { findProtocol, pickPools, pickProtocols } from './pick-rows.ts'

/** Lists are told whole, whatever is asked; what is meant is picked from them here. */
export function createDefiFacts(options: { url: string; yieldsUrl: string; timeoutMs?: number }): DefiFacts {
  const { url, yieldsUrl, ...rest } = options
  const source = createSource({ title: 'DefiLlama', baseUrl: url, ...rest })
  const yields = createSource({ title: 'DefiLlama', baseUrl: yieldsUrl, ...rest })
  const readProtocols = async () => toProtocols(await source.get('/protocols', protocolsAnswer))

  return {
    listChains: async (limit) => {
      const chains = await source.get('/v2/chains', chainsAnswer)
      return chains
        .map(({ name, tokenSymbol, tvl }) => ({ name, symbol: tokenSymbol, tvlUsd: tvl }))
        .toSorted((one, other) => other.tvlUsd - one.tvlUsd)
        .slice(0, limit)
    },
    listProtocols: async (query) => pickProtocols(await readProtocols(), query),
    findProtocol: async (text) => findProtocol(await readProtocols(), text),
    listYields: async (query) => pickPools(toPools(await yields.get('/pools', poolsAnswer)), query),
  }
}
