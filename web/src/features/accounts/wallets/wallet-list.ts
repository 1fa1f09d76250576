import type { SignInWallet } from './wallet.ts'

/** Wallets announce themselves whenever they are ready, so the list is something to listen to. */
export type WalletList = {
  readonly add: (wallet: SignInWallet) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => readonly SignInWallet[]
}

export function createWalletList(): WalletList {
  let wallets: readonly SignInWallet[] = []
  const listeners = new Set<() => void>()
  return {
    add(wallet) {
      if (wallets.some((known) => known.id === wallet.id)) return
      wallets = [...wallets, wallet]
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => wallets,
  }
}
