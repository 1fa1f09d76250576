import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { readDomain } from '../../../lib/authority/domain.ts'
import { noteTypedCode } from '../typed-code.ts'

/** The code stays here. What is sent signs in once, and begins no recovery. */
export async function signInWithRecoveryCode(code: string): Promise<AccountView> {
  const derive = import('@windhover/core/authority/derive-from-code')
  const [{ signInSecretOf }, domain] = await Promise.all([derive, readDomain()])
  const secret = signInSecretOf(domain, code)
  const account = await callRoute(signInRoutes.signInWithRecoveryCode, { body: { secret } })
  noteTypedCode(code)
  return account
}
