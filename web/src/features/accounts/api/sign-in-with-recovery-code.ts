import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { noteTypedCode } from '../typed-code.ts'

export async function signInWithRecoveryCode(code: string): Promise<AccountView> {
  const account = await callRoute(signInRoutes.signInWithRecoveryCode, { body: { code } })
  noteTypedCode(code)
  return account
}
