import type { AssetProfile } from '@windhover/core/intelligence/asset-research'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { ToolParts } from '../ask-source.ts'
import { readProfile } from './read-profile.ts'

export function researchTools(parts: ToolParts): readonly AgentTool[] {
  if (parts.intelligence.assetResearch === null) return []
  const read = async <Answer>(typed: string, toAnswer: (asset: AssetProfile) => Answer) => {
    const answer = await readProfile(parts, typed)
    if (!answer.isKnown) return refuse(answer.error)
    return answer.value === null ? refuse(noResearch()) : toAnswer(answer.value)
  }
  return [
    bindTool(toolboxTools.getAssetProfile, ({ symbol }) =>
      read(symbol, (asset) => ({
        status: 'done' as const,
        symbol: asset.symbol,
        name: asset.name,
        tagline: asset.category,
        overview: asset.description,
        sector: asset.sector,
      })),
    ),
    bindTool(toolboxTools.getAssetMetrics, ({ symbol }) =>
      read(symbol, (asset) => ({
        status: 'done' as const,
        symbol: asset.symbol,
        name: asset.name,
        figures: listFigures(asset),
      })),
    ),
  ]
}

const noResearch = () => intelligenceErrors.notCovered({ text: 'Messari has no research on this coin.' })

function listFigures(asset: AssetProfile) {
  return [
    { label: 'Price', value: asset.priceUsd, unit: 'usd' as const },
    { label: 'Market cap', value: asset.marketCapUsd, unit: 'usd' as const },
    { label: 'Fully diluted', value: asset.fullyDilutedUsd, unit: 'usd' as const },
    { label: 'Volume, 24 h', value: asset.volume24hUsd, unit: 'usd' as const },
    { label: 'Share of the market', value: asset.marketDominancePct, unit: 'pct' as const },
    { label: 'Change, 24 h', value: asset.change24hPct, unit: 'pct' as const },
    { label: 'Change, 7 days', value: asset.change7dPct, unit: 'pct' as const },
    { label: 'Change, 30 days', value: asset.change30dPct, unit: 'pct' as const },
    { label: 'Change, 1 year', value: asset.change1yPct, unit: 'pct' as const },
    { label: 'All-time high', value: asset.allTimeHighUsd, unit: 'usd' as const },
    { label: 'Circulating supply', value: asset.circulatingSupply, unit: 'count' as const },
    { label: 'Total supply', value: asset.totalSupply, unit: 'count' as const },
    { label: 'Largest supply', value: asset.maxSupply, unit: 'count' as const },
  ]
}
