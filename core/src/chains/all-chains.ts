import { bsc } from './bsc.ts'
import type { ChainFacts, ChainId } from './chain.ts'
import { ethereum } from './ethereum.ts'
import { hedera } from './hedera.ts'
import { solana } from './solana.ts'

/** Total record: a new chain does not compile until every record keyed by ChainId is complete. */
export const CHAINS: Readonly<Record<ChainId, ChainFacts>> = { solana, ethereum, bsc, hedera }

export function explorerTransactionUrl(chain: ChainId, transactionId: string): string {
  const { baseUrl, transactionPath } = CHAINS[chain].explorer
  return `${baseUrl}${transactionPath}${encodeURIComponent(transactionId)}`
}

export function explorerAddressUrl(chain: ChainId, address: string): string {
  const { baseUrl, addressPath } = CHAINS[chain].explorer
  return `${baseUrl}${addressPath}${encodeURIComponent(address)}`
}
