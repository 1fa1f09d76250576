import type { ChainId } from '@windhover/core/chains/chain'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { DappFacts } from '../../ports/dapp-facts.ts'
import { METRICS, toDapp, topAnswer } from './parse.ts'

const CHAINS: Readonly<Record<ChainId, string>> = {
  solana: 'solana',
  ethereum: 'ethereum',
  bsc: 'binance-smart-chain',
  hedera: 'hedera',
}
/** The only list lengths that DappRadar offers. */
const LIST_LENGTHS = [10, 25, 50, 100] as const

export function createDappFacts(options: { url: string; apiKey: string; timeoutMs?: number }): DappFacts {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'DappRadar',
    baseUrl: url,
    headers: { 'x-api-key': apiKey },
    ...rest,
  })
  return {
    listTop: async ({ order, chain, range, limit }) => {
      const top = LIST_LENGTHS.find((each) => each >= limit) ?? 100
      const query = new URLSearchParams({ range, top: String(top) })
      if (chain !== null) query.set('chain', CHAINS[chain])
      const answer = await source.get(`/dapps/top/${METRICS[order]}?${query}`, topAnswer)
      return answer.results.slice(0, limit).map(toDapp)
    },
  }
}
