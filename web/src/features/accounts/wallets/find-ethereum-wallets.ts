import { type Eip1193Provider, ethereumWallet } from './ethereum-wallet.ts'
import { createWalletList, type WalletList } from './wallet-list.ts'

type Announcement = {
  info?: { uuid?: unknown; name?: unknown; icon?: unknown; rdns?: unknown }
  provider?: Eip1193Provider
}

const NAME_MAX_LENGTH = 40
// Wallets that announce themselves do so at once; later than this only the old global can be there.
const ANNOUNCE_WAIT_MS = 300

let list: WalletList | null = null

/** EIP-6963 announcements; the old `window.ethereum` only when nobody announces. */
export function findEthereumWallets(): WalletList {
  if (list !== null) return list
  const found = createWalletList()
  list = found
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = ((event as CustomEvent<Announcement>).detail ?? {}) as Announcement
    if (typeof info?.name !== 'string' || typeof provider?.request !== 'function') return
    const id = `ethereum:${String(info.rdns ?? info.uuid ?? info.name)}`
    found.add(ethereumWallet({ id, name: info.name.slice(0, NAME_MAX_LENGTH), icon: info.icon, provider }))
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.setTimeout(() => {
    const old = (window as { ethereum?: Eip1193Provider }).ethereum
    if (found.read().length > 0 || typeof old?.request !== 'function') return
    found.add(ethereumWallet({ id: 'ethereum:window', name: 'Browser wallet', provider: old }))
  }, ANNOUNCE_WAIT_MS)
  return found
}
