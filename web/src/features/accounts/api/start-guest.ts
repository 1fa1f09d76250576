import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'

/** An account that this browser alone owns, until it has a passkey. */
export async function startGuest(): Promise<AccountView> {
  const { enrolDevice } = await import('../../../lib/authority/enrol.ts')
  return await callRoute(signInRoutes.startGuest, { body: { enrolment: await enrolDevice() } })
}
