import { bsc } from './bsc.ts'
import type { ChainFacts, ChainId } from './chain.ts'
import { ethereum } from './ethereum.ts'
import { hedera } from './hedera.ts'
import { solana } from './solana.ts'

/** Total record: a new chain does not compile until every record keyed by ChainId is complete. */
export const CHAINS: Readonly<Record<ChainId, ChainFacts>> = { solana, ethereum, bsc, hedera }

/** Base addresses of explorers. A deployment may name others than the public ones; they share the paths. */
export type Explorers = Readonly<Record<ChainId, string>>

export const PUBLIC_EXPLORERS: Explorers = {
  solana: solana.explorer.baseUrl,
  ethereum: ethereum.explorer.baseUrl,
  bsc: bsc.explorer.baseUrl,
  hedera: hedera.explorer.baseUrl,
}

export function explorerTransactionUrl(
  explorers: Explorers,
  { chain, transactionId }: { chain: ChainId; transactionId: string },
): string {
  return `${explorers[chain]}${CHAINS[chain].explorer.transactionPath}${encodeURIComponent(transactionId)}`
}

export function explorerAddressUrl(
  explorers: Explorers,
  { chain, address }: { chain: ChainId; address: string },
): string {
  return `${explorers[chain]}${CHAINS[chain].explorer.addressPath}${encodeURIComponent(address)}`
}

export function explorerTokenUrl(
  explorers: Explorers,
  { chain, address }: { chain: ChainId; address: string },
): string {
  return `${explorers[chain]}${CHAINS[chain].explorer.tokenPath}${encodeURIComponent(address)}`
}

/** What a link may call the place it leads to: the public explorer goes by its name, any other is an explorer. */
export function explorerNameOf(chain: ChainId, url: string): string {
  const { baseUrl, name } = CHAINS[chain].explorer
  return url.startsWith(`${baseUrl}/`) ? name : 'explorer'
}
