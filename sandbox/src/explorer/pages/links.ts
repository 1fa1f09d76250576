import { type Explorers, explorerAddressUrl, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { PageKind } from '../views.ts'

/** Where the explorers stand on the server of the practice world. */
export const EXPLORER_PATHS: Explorers = {
  solana: '/explorer/solana',
  ethereum: '/explorer/ethereum',
  bsc: '/explorer/bsc',
  hedera: '/explorer/hedera',
}

const HREFS: Readonly<Record<PageKind, (chain: ChainId, id: string) => string>> = {
  transaction: (chain, transactionId) => explorerTransactionUrl(EXPLORER_PATHS, { chain, transactionId }),
  account: (chain, address) => explorerAddressUrl(EXPLORER_PATHS, { chain, address }),
  token: (chain, id) => `${EXPLORER_PATHS[chain]}/token/${encodeURIComponent(id)}`,
  block: (chain, id) => `${EXPLORER_PATHS[chain]}/block/${encodeURIComponent(id)}`,
}

export function pageHref(chain: ChainId, page: PageKind, id: string): string {
  return HREFS[page](chain, id)
}
