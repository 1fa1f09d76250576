import { type SignInWallet, safeIcon } from './wallet.ts'
import { toWalletError, WalletError } from './wallet-error.ts'

export type Eip1193Provider = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

function toHex(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

type Described = { id: string; name: string; icon?: unknown; provider: Eip1193Provider }

export function ethereumWallet({ id, name, icon, provider }: Described): SignInWallet {
  return {
    id,
    name,
    iconUrl: safeIcon(icon),
    async connect() {
      try {
        const accounts = await provider.request({ method: 'eth_requestAccounts' })
        const first = Array.isArray(accounts) ? accounts[0] : undefined
        if (typeof first !== 'string') throw new WalletError('no-account')
        return first
      } catch (cause) {
        throw toWalletError(cause)
      }
    },
    async sign({ address, message }) {
      try {
        const signature = await provider.request({
          method: 'personal_sign',
          params: [toHex(message), address],
        })
        if (typeof signature !== 'string') throw new WalletError('failed')
        return signature
      } catch (cause) {
        throw toWalletError(cause)
      }
    },
  }
}
