import { RECOVERY_CODE_COUNT } from '@windhover/core/accounts/constants'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { hashSignInSecret, signInSecretOf } from '@windhover/core/authority/derive-from-code'
import { makeRecoveryCode } from '@windhover/core/authority/recovery-code'
import type { Browser } from './browser.ts'

/** Codes as a page makes them; the api hears only what it keeps of them. */
export async function saveCodes(
  browser: Browser,
  codes: readonly string[] = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode),
) {
  const signInHashes = codes.map((code) => hashSignInSecret(signInSecretOf('practice', code)))
  const answer = await browser.send(credentialRoutes.makeRecoveryCodes, { body: { signInHashes } })
  return { ...answer, codes, first: codes[0] ?? '' }
}

/** As the page of somebody who typed a code. */
export async function signInWithCode(browser: Browser, typed: string) {
  const secret = signInSecretOf('practice', typed)
  return await browser.send(signInRoutes.signInWithRecoveryCode, { body: { secret } })
}
