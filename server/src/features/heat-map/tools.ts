import { tellSectors } from '@windhover/core/heat-map/tell-sectors'
import { heatMapTools } from '@windhover/core/heat-map/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import type { HeatMapParts } from './parts.ts'
import { readHeatMap } from './read-heat-map.ts'

export function heatMapAgentTools(parts: HeatMapParts): readonly AgentTool[] {
  return [
    bindTool(heatMapTools.showHeatMap, async ({ span }) => {
      const { coins, readAt, isStale } = await readHeatMap(parts)
      return { status: 'done' as const, span, sectors: tellSectors(coins, span), readAt, isStale }
    }),
  ]
}
