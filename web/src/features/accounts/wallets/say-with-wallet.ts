import type { Wallet } from '@windhover/core/authority/keys'
import type { Statement } from '@windhover/core/authority/statements'
import { walletPresenceText, walletText } from '@windhover/core/authority/wallet-text'
import type { Intent } from '@windhover/core/transactions/intent'
import { readDomain } from '../../../lib/authority/domain.ts'
import { handOverTo, makeOwner } from '../../../lib/authority/enrol.ts'
import { grantForDevice } from '../../../lib/authority/grant.ts'
import type { SignInWallet, WalletChain } from './wallet.ts'

/** What a wallet says to sign in, by whether we know it. */
export async function walletSignIn(asked: {
  readonly nonce: string
  readonly owner: string | null
  readonly chain: WalletChain
  readonly address: string
  readonly name: string
}) {
  const { nonce, owner, chain, address, name } = asked
  const key = walletKey(chain, address)
  if (owner !== null) {
    const grant = await grantForDevice({ owner, nonce })
    return { key, owner, statement: grant, said: { grant } }
  }
  const made = await makeOwner()
  const last = await handOverTo(made.owner, { key, name, nonce })
  return { key, owner: made.owner, statement: last.statement, said: { enrolment: [made.first, last] } }
}

/** The wallet shows and signs words that say what is allowed; the signer writes the same ones. */
export async function sayWithWallet(
  wallet: SignInWallet,
  said: {
    readonly key: Wallet
    readonly address: string
    readonly statement: Statement
    readonly intent?: Intent
  },
): Promise<string> {
  const { key, address, ...about } = said
  const message = walletText({ world: await readDomain(), wallet: key, ...about })
  return await wallet.sign({ address, message })
}

/** The text is written here, like all others: what the server hands over is a number. */
export async function presenceWithWallet(
  wallet: SignInWallet,
  asked: { readonly key: Wallet; readonly address: string; readonly nonce: string; readonly at: number },
): Promise<string> {
  const { key, address, ...question } = asked
  return await wallet.sign({ address, message: walletPresenceText(key, question) })
}

/** Letter case carries no meaning on Ethereum, and much of it on Solana. */
export function walletKey(chain: WalletChain, address: string): Wallet {
  const spelled = chain === 'ethereum' ? address.toLowerCase() : address
  return { type: 'wallet', chain, origin: location.origin, address: spelled }
}
