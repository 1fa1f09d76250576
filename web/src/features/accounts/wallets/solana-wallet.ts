import { encodeBase58 } from './encode-base58.ts'
import { type SignInWallet, safeIcon } from './wallet.ts'
import { toWalletError, WalletError } from './wallet-error.ts'

export type StandardAccount = { readonly address: string; readonly chains?: readonly string[] }

type SignedMessage = { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }

/** The part of the Wallet Standard that signing in needs. */
export type StandardWallet = {
  readonly name: string
  readonly icon?: unknown
  readonly accounts: readonly StandardAccount[]
  readonly features: {
    readonly 'standard:connect'?: { connect(): Promise<{ accounts: readonly StandardAccount[] }> }
    readonly 'solana:signMessage'?: {
      signMessage(input: { account: StandardAccount; message: Uint8Array }): Promise<readonly SignedMessage[]>
    }
  }
}

function isSolana(account: StandardAccount): boolean {
  return account.chains === undefined || account.chains.some((chain) => chain.startsWith('solana:'))
}

function same(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}

export function solanaWallet(wallet: StandardWallet): SignInWallet | null {
  const connecting = wallet.features['standard:connect']
  const signing = wallet.features['solana:signMessage']
  if (!connecting || !signing) return null
  let known: readonly StandardAccount[] = []
  return {
    id: `solana:${wallet.name}`,
    name: wallet.name,
    iconUrl: safeIcon(wallet.icon),
    async connect() {
      try {
        known = (await connecting.connect()).accounts.filter(isSolana)
        const first = known[0]
        if (first === undefined) throw new WalletError('no-account')
        return first.address
      } catch (cause) {
        throw toWalletError(cause)
      }
    },
    async sign({ address, message }) {
      try {
        const account = [...known, ...wallet.accounts].find((candidate) => candidate.address === address)
        if (account === undefined) throw new WalletError('no-account')
        const bytes = new TextEncoder().encode(message)
        const [signed] = await signing.signMessage({ account, message: bytes })
        // A wallet may wrap the text before signing; the server can only check the text it made itself.
        if (signed === undefined || !same(signed.signedMessage, bytes)) throw new WalletError('failed')
        return encodeBase58(signed.signature)
      } catch (cause) {
        throw toWalletError(cause)
      }
    },
  }
}
