import type { ChainId } from '../chains/chain.ts'
import { MAIN_NETWORKS } from '../chains/networks.ts'

/** How the lists of hidden tokens name one. Ethereum and BSC share a list, so its entries begin with the chain. */
export function hiddenTokenId({ chain, token }: { chain: ChainId; token: string }): string {
  const isShared = chain === 'ethereum' || chain === 'bsc'
  return isShared ? `${MAIN_NETWORKS[chain]}:${token.toLowerCase()}` : token
}
