import type { ChainId } from '@windhover/core/chains/chain'
import { valueWallet, type WalletParts } from './value-wallet.ts'
import type { Wallets } from './view-overview.ts'

export type VaultAddresses = { readonly publicKey: string; readonly ethAddress: string }

/** Hedera knows a vault by its EVM address. */
export const addressOn = (chain: ChainId, { publicKey, ethAddress }: VaultAddresses): string =>
  chain === 'solana' ? publicKey : ethAddress

/** All chains side by side: one that is away costs the others nothing. */
export async function readWallets(
  parts: WalletParts,
  vault: VaultAddresses,
  isForced: boolean,
): Promise<Wallets> {
  const look = (chain: ChainId) => valueWallet(parts, { chain, address: addressOn(chain, vault), isForced })
  const [solana, hedera, ethereum, bsc] = await Promise.all([
    look('solana'),
    look('hedera'),
    look('ethereum'),
    look('bsc'),
  ])
  return { solana, hedera, ethereum, bsc }
}
