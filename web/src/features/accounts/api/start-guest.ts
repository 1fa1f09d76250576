import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { keepOwner } from '../../../lib/authority/known-owner.ts'

/** An account that this browser alone owns, until it has a passkey. */
export async function startGuest(): Promise<AccountView> {
  const { makeOwner } = await import('../../../lib/authority/enrol.ts')
  const { owner, first } = await makeOwner()
  const account = await callRoute(signInRoutes.startGuest, { body: { enrolment: [first] } })
  keepOwner(owner)
  return account
}
