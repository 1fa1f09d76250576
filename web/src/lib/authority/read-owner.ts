import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { callRoute } from '../api/call-route.ts'

export function readOwner(): Promise<OwnerView> {
  return callRoute(ownerRoutes.getOwner, {})
}
