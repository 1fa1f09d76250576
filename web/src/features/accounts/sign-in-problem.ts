import { accountErrors } from '@windhover/core/accounts/errors'
import { errorText, isApiError } from '../../lib/api/api-error.ts'
import { signInCopy } from './copy.ts'
import { PasskeyError, type PasskeyProblem } from './passkeys/passkey-error.ts'
import type { WalletChain } from './wallets/wallet.ts'
import { WalletError, type WalletProblem } from './wallets/wallet-error.ts'

export type SignInWay = 'passkey' | 'register' | 'guest' | WalletChain

export type SignInProblem = {
  /** Where on the page it belongs. */
  readonly way: SignInWay
  readonly text: string
  /** True when the likely cause is a first visit, so creating an account comes first. */
  readonly offerAccount: boolean
}

const WALLET_TEXTS: Readonly<Record<WalletProblem, string>> = {
  rejected: signInCopy.walletRejected,
  'no-account': signInCopy.walletNoAccount,
  failed: signInCopy.walletFailed,
}

const SIGN_IN_TEXTS: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: signInCopy.noPasskey,
  exists: signInCopy.passkeyFailed,
  unsupported: signInCopy.noPasskeySupport,
  failed: signInCopy.passkeyFailed,
}

const REGISTER_TEXTS: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: signInCopy.createCancelled,
  exists: signInCopy.passkeyExists,
  unsupported: signInCopy.noPasskeySupport,
  failed: signInCopy.passkeyFailed,
}

export function signInProblem(way: SignInWay, error: unknown): SignInProblem {
  if (error instanceof WalletError) return { way, text: WALLET_TEXTS[error.problem], offerAccount: false }
  if (error instanceof PasskeyError) {
    const texts = way === 'register' ? REGISTER_TEXTS : SIGN_IN_TEXTS
    return { way, text: texts[error.problem], offerAccount: error.problem === 'cancelled' }
  }
  // A passkey the server does not know may be left from a removed account: a new account is then the way on.
  const unknownPasskey = isApiError(error, accountErrors.passkeyRefused)
  return { way, text: errorText(error, signInCopy.failed), offerAccount: unknownPasskey }
}
