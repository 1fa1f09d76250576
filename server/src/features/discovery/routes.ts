import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { createTokenMarker } from './mark-tokens.ts'
import type { DiscoveryParts } from './parts.ts'
import {
  readBnbLaunches,
  readDbcPools,
  readLaunchLab,
  readMemejob,
  readMemezone,
  readTrenches,
} from './read-lists.ts'

export function discoveryBindings(parts: DiscoveryParts): readonly RouteBinding[] {
  const markTokens = createTokenMarker(parts)
  return [
    bindRoute(discoveryRoutes.listTrenches, async ({ params }) => readTrenches(parts, params)),
    bindRoute(discoveryRoutes.listMemezone, async ({ query: { tab, ...bounds } }) =>
      readMemezone(parts, { tab, bounds }),
    ),
    bindRoute(discoveryRoutes.listLaunchLab, async ({ query: { sort, nextPageId = null } }) =>
      readLaunchLab(parts, { sort, nextPageId }),
    ),
    bindRoute(discoveryRoutes.listDbcPools, async () => readDbcPools(parts)),
    bindRoute(discoveryRoutes.listBnbLaunches, async ({ query: { tokenName, label, ...rest } }) =>
      readBnbLaunches(parts, { ...rest, tokenName: tokenName || null, label: label || null }),
    ),
    bindRoute(discoveryRoutes.listMemejob, async ({ query }) => readMemejob(parts, query)),
    bindRoute(discoveryRoutes.markTokens, async ({ body }) => markTokens(body)),
  ]
}
