import { RECOVERY_CODE_COUNT } from '@windhover/core/accounts/constants'
import { hashSignInSecret, signInSecretOf } from '@windhover/core/authority/derive-from-code'
import { makeRecoveryCode } from '@windhover/core/authority/recovery-code'
import { readDomain } from './domain.ts'

export type MadeCodes = {
  /** Shown once, and never sent. */
  readonly codes: readonly string[]
  /** What the api keeps, to know them again at sign-in. */
  readonly signInHashes: string[]
}

/** Whoever makes codes can begin a recovery with them: the owner's own browser does it, and nobody else. */
export async function makeCodes(): Promise<MadeCodes> {
  const domain = await readDomain()
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode)
  return { codes, signInHashes: codes.map((code) => hashSignInSecret(signInSecretOf(domain, code))) }
}
