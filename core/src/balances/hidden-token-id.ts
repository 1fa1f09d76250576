import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'

/** How the lists of hidden tokens name one. Ethereum and BSC share a list, so its entries begin with the chain. */
export function hiddenTokenId({ chain, token }: { chain: ChainId; token: string }): string {
  const isShared = chain === 'ethereum' || chain === 'bsc'
  return isShared ? `${CHAINS[chain].evmChainId}:${token.toLowerCase()}` : token
}
