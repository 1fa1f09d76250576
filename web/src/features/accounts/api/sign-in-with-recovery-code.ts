import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

export function signInWithRecoveryCode(code: string): Promise<AccountView> {
  return callRoute(accountRoutes.signInWithRecoveryCode, { body: { code } })
}
