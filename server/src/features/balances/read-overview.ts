import type { ChainId } from '@windhover/core/chains/chain'
import { type BalanceParts, valueWallet } from './value-wallet.ts'
import type { Wallets } from './view-overview.ts'

export type VaultAddresses = { readonly publicKey: string; readonly ethAddress: string }

/** All chains side by side: one that is away costs the others nothing. */
export async function readWallets(
  parts: BalanceParts,
  vault: VaultAddresses,
  isForced: boolean,
): Promise<Wallets> {
  const look = (chain: ChainId) =>
    valueWallet(parts, {
      chain,
      address: chain === 'solana' ? vault.publicKey : vault.ethAddress,
      isForced,
    })
  const [solana, hedera, ethereum, bsc] = await Promise.all([
    look('solana'),
    look('hedera'),
    look('ethereum'),
    look('bsc'),
  ])
  return { solana, hedera, ethereum, bsc }
}
