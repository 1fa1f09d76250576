import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { signInCopy } from './copy.ts'
import { toPasskeyError } from './passkeys/passkey-error.ts'
import { signInProblem } from './sign-in-problem.ts'
import { toWalletError } from './wallets/wallet-error.ts'

function serverError(code: string, text: string): ApiError {
  return new ApiError({ code, text, status: 401, retryable: false, fromServer: true })
}

describe('signInProblem', () => {
  it('offers an account when no passkey was used', () => {
    const cancelled = toPasskeyError(new DOMException('', 'NotAllowedError'))
    expect(signInProblem('passkey', cancelled)).toMatchObject({
      text: signInCopy.noPasskey,
      offerAccount: true,
    })
  })

  it('keeps offering the account when creating it was cancelled', () => {
    const cancelled = toPasskeyError(new DOMException('', 'NotAllowedError'))
    expect(signInProblem('register', cancelled)).toMatchObject({
      text: signInCopy.createCancelled,
      offerAccount: true,
    })
  })

  it('R1-329 shows the text of the server, and offers an account for an unknown passkey', () => {
    expect(signInProblem('passkey', serverError('account/passkeyRefused', 'Not known here.'))).toMatchObject({
      text: 'Not known here.',
      offerAccount: true,
    })
    expect(signInProblem('solana', serverError('account/walletRefused', 'No match.'))).toMatchObject({
      text: 'No match.',
      offerAccount: false,
    })
  })

  it.each([
    [{ code: 4001, message: 'x' }, signInCopy.walletRejected],
    [new Error('User rejected the request.'), signInCopy.walletRejected],
    [new Error('boom'), signInCopy.walletFailed],
  ])('tells a refusal from a failure of the wallet: %o', (cause, text) => {
    expect(signInProblem('ethereum', toWalletError(cause))).toMatchObject({ text, offerAccount: false })
  })
})
