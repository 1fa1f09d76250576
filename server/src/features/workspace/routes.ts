import { workspaceRoutes } from '@windhover/core/workspace/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { readVersion } from './read-version.ts'

export function workspaceBindings({ config }: Pick<FeatureParts, 'config'>): readonly RouteBinding[] {
  const answer = {
    badge: config.worldBadge,
    statementDomain: config.statementDomain,
    guests: config.guestAccounts,
    faucet: config.faucetUrl !== null,
    explorers: config.explorers,
    version: readVersion(),
  }
  return [bindRoute(workspaceRoutes.getWorkspace, async () => answer)]
}
