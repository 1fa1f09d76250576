import type { ChainId } from '../chains/chain.ts'
import { isAddressOn } from '../transfers/address-rules.ts'

/** Chains that share their addresses are one network here: who is paid on Ethereum is paid on BSC at the same address. */
export const CONTACT_NETWORKS = ['solana', 'evm', 'hedera'] as const
export type ContactNetwork = (typeof CONTACT_NETWORKS)[number]

const NETWORK_OF: Readonly<Record<ChainId, ContactNetwork>> = {
  solana: 'solana',
  ethereum: 'evm',
  bsc: 'evm',
  hedera: 'hedera',
}
const CHAIN_ASKED: Readonly<Record<ContactNetwork, ChainId>> = {
  solana: 'solana',
  evm: 'ethereum',
  hedera: 'hedera',
}

export function contactNetworkOf(chain: ChainId): ContactNetwork {
  return NETWORK_OF[chain]
}

export function isContactAddress(network: ContactNetwork, text: string): boolean {
  return isAddressOn(CHAIN_ASKED[network], text)
}

/** Two spellings of one address are the same text here: letter case means nothing in 0x addresses. */
export function comparableAddress(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
