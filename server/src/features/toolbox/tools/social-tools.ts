import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { type CoinPulse, coinPulse } from '@windhover/core/intelligence/social-pulse'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { z } from 'zod'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import { answerFrom, type ToolParts } from '../ask-source.ts'
import { readSymbol } from './read-symbol.ts'

const FRESH_MS = 5 * 60_000
/** One question for all coins, because the source answers only few of them a day. */
const COINS_READ = 1_000
const TRENDS_READ = 20

export function socialTools(parts: ToolParts): readonly AgentTool[] {
  const { socialPulse } = parts.intelligence
  if (socialPulse === null) return []
  const list = (order: 'market-cap' | 'interactions', limit: number) => ({
    source: 'social',
    name: order,
    schema: z.array(coinPulse),
    freshMs: FRESH_MS,
    load: async () => [...(await socialPulse.listCoins({ order, limit }))],
  })
  return [
    bindTool(toolboxTools.getSocialPulse, async (input) => {
      const symbol = readSymbol(input.symbol)
      return await answerFrom(parts, list('market-cap', COINS_READ), (coins) => {
        const coin = coins.find((each) => each.symbol === symbol)
        if (coin === undefined) return refuse(notFollowed(symbol))
        return { status: 'done' as const, ...describeCoin(coin) }
      })
    }),
    bindTool(toolboxTools.getSocialTrends, ({ limit }) =>
      answerFrom(parts, list('interactions', TRENDS_READ), (coins) => ({
        status: 'done' as const,
        coins: coins.slice(0, limit).map(describeCoin),
      })),
    ),
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
