import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import type { CoinPulse } from '@windhover/core/intelligence/social-pulse'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { ToolParts } from '../ask-source.ts'
import { readPulses } from './read-pulses.ts'
import { readSymbol } from './read-symbol.ts'

export function socialTools(parts: ToolParts): readonly AgentTool[] {
  if (parts.intelligence.socialPulse === null) return []
  return [
    bindTool(toolboxTools.getSocialPulse, async (input) => {
      const symbol = readSymbol(input.symbol)
      const answer = await readPulses(parts)
      if (!answer.isKnown) return refuse(answer.error)
      const coin = answer.value.find((each) => each.symbol === symbol)
      if (coin === undefined) return refuse(notFollowed(symbol))
      return { status: 'done' as const, ...describeCoin(coin) }
    }),
    bindTool(toolboxTools.getSocialTrends, async ({ limit }) => {
      const answer = await readPulses(parts, 'interactions')
      if (!answer.isKnown) return refuse(answer.error)
      return { status: 'done' as const, coins: answer.value.slice(0, limit).map(describeCoin) }
    }),
  ]
}

const notFollowed = (symbol: string | null) =>
  intelligenceErrors.notCovered({ text: `LunarCrush does not follow ${symbol ?? 'this coin'}.` })

function describeCoin(coin: CoinPulse) {
  return {
    symbol: coin.symbol,
    name: coin.name,
    figures: [
      { label: 'Galaxy score', value: coin.galaxyScore, unit: 'score' as const },
      { label: 'AltRank', value: coin.altRank, unit: 'count' as const },
      { label: 'Positive posts', value: coin.sentimentPct, unit: 'pct' as const },
      { label: 'Interactions, 24 h', value: coin.interactions24h, unit: 'count' as const },
      { label: 'Posts, 24 h', value: coin.posts24h, unit: 'count' as const },
      { label: 'Social dominance', value: coin.socialDominancePct, unit: 'pct' as const },
      { label: 'Price', value: coin.priceUsd, unit: 'usd' as const },
      { label: 'Price change, 24 h', value: coin.priceChange24hPct, unit: 'pct' as const },
    ],
  }
}
