import { type StandardWallet, solanaWallet } from './solana-wallet.ts'
import { createWalletList, type WalletList } from './wallet-list.ts'

type WalletsApi = { register(...wallets: readonly StandardWallet[]): () => void }

let list: WalletList | null = null

/** Wallet Standard: wallets loaded before us answer `app-ready`, later ones raise `register-wallet`. */
export function findSolanaWallets(): WalletList {
  if (list !== null) return list
  const found = createWalletList()
  list = found
  const api: WalletsApi = {
    register(...wallets) {
      for (const wallet of wallets) {
        const usable = wallet?.features ? solanaWallet(wallet) : null
        if (usable !== null) found.add(usable)
      }
      return () => undefined
    },
  }
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    const callback = (event as CustomEvent<unknown>).detail
    if (typeof callback === 'function') callback(api)
  })
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return found
}
