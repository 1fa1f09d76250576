import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import type { FearGreed } from '@windhover/core/intelligence/market-pulse'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { ToolParts } from '../ask-source.ts'
import { pickMovers } from './pick-movers.ts'
import { readMajors } from './read-majors.ts'
import { readCoins, readMood, readOverview, valueOr } from './read-market.ts'
import { describeHeadlines, readHeadlines } from './read-news.ts'

const HEADLINES_SHOWN = 5

const MOODS: Readonly<Record<FearGreed['mood'], string>> = {
  'extreme-fear': 'Extreme fear',
  fear: 'Fear',
  neutral: 'Neutral',
  greed: 'Greed',
  'extreme-greed': 'Extreme greed',
}

/** Our own candles are always there to be asked, so this one is offered everywhere. */
export function marketTools(parts: ToolParts): readonly AgentTool[] {
  return [bindTool(toolboxTools.getMarketUpdate, () => readUpdate(parts))]
}

/** What one source does not tell is left out; the others are told all the same. */
async function readUpdate(parts: ToolParts) {
  const [overview, coins, mood, headlines] = await Promise.all([
    readOverview(parts),
    readCoins(parts),
    readMood(parts),
    readHeadlines(parts, null),
  ])
  const majors = await readMajors(parts, valueOr(coins, []))
  const heard = [overview, coins, headlines].flatMap((each) => (each.isKnown ? [each.observedAtMs] : []))
  if (heard.length === 0 && majors.every(({ priceUsd }) => priceUsd === null)) {
    return refuse(intelligenceErrors.noMarketData())
  }
  const whole = valueOr(overview, null)
  const felt = valueOr(mood, null)
  return {
    status: 'done' as const,
    marketCapUsd: whole?.marketCapUsd ?? null,
    marketCapChange24hPct: whole?.marketCapChange24hPct ?? null,
    volume24hUsd: whole?.volume24hUsd ?? null,
    btcDominancePct: whole?.btcDominancePct ?? null,
    mood: felt === null ? null : { value: felt.value, label: MOODS[felt.mood] },
    majors,
    // A main coin stands above already, with our own figures.
    ...pickMovers(
      valueOr(coins, []).filter(({ symbol }) => majors.every((major) => major.symbol !== symbol)),
    ),
    headlines: describeHeadlines(valueOr(headlines, [])).slice(0, HEADLINES_SHOWN),
    observedAt: new Date(Math.min(parts.clock.now().getTime(), ...heard)).toISOString(),
  }
}
