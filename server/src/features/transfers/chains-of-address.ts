import type { ChainId } from '@windhover/core/chains/chain'
import { isEvmAddress, isHederaRecipient, isSolanaAddress } from '@windhover/core/transfers/address-rules'

const RULES: Readonly<Record<ChainId, (text: string) => boolean>> = {
  solana: isSolanaAddress,
  ethereum: isEvmAddress,
  bsc: isEvmAddress,
  hedera: isHederaRecipient,
}

/** The chains on which somebody could be paid at this address. */
export function chainsOfAddress(text: string): readonly ChainId[] {
  return (Object.keys(RULES) as ChainId[]).filter((chain) => RULES[chain](text))
}
