import { heatMapRoutes } from '@windhover/core/heat-map/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { HeatMapParts } from './parts.ts'
import { readHeatMap } from './read-heat-map.ts'

export function heatMapBindings(parts: HeatMapParts): readonly RouteBinding[] {
  return [bindRoute(heatMapRoutes.getHeatMap, () => readHeatMap(parts))]
}
