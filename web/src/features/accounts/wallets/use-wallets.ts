import { useSyncExternalStore } from 'react'
import { findEthereumWallets } from './find-ethereum-wallets.ts'
import { findSolanaWallets } from './find-solana-wallets.ts'
import type { SignInWallet, WalletChain } from './wallet.ts'
import type { WalletList } from './wallet-list.ts'

export const WALLET_FINDERS: Readonly<Record<WalletChain, () => WalletList>> = {
  ethereum: findEthereumWallets,
  solana: findSolanaWallets,
}

export function useWallets(chain: WalletChain): readonly SignInWallet[] {
  const list = WALLET_FINDERS[chain]()
  return useSyncExternalStore(list.subscribe, list.read)
}
