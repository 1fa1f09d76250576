import type { RankedCoin } from '@windhover/core/intelligence/market-pulse'
import type { Headline } from '@windhover/core/intelligence/news'
import type { CoinPulse } from '@windhover/core/intelligence/social-pulse'
import { readCoins, readHeadlines, readOverview, readPulses, type SourceAnswer } from '../toolbox/index.ts'
import type { AlphaParts } from './parts.ts'

type Heard<Value> = { readonly value: Value; readonly at: string } | null

/** What the sources say of all coins at once, in four questions. */
export type Sources = {
  readonly coins: Heard<readonly RankedCoin[]>
  readonly pulses: Heard<readonly CoinPulse[]>
  /** Of all coins together. */
  readonly marketChange24hPct: number | null
  readonly headlines: Heard<readonly Headline[]>
  /** False while one that this deployment has does not answer. */
  readonly isWhole: boolean
}

export async function readSources(parts: AlphaParts): Promise<Sources> {
  const { marketPulse, socialPulse, news } = parts.intelligence
  const [coins, overview, pulses, headlines] = await Promise.all([
    readCoins(parts),
    readOverview(parts),
    readPulses(parts),
    readHeadlines(parts, null),
  ])
  return {
    coins: heard(coins),
    pulses: heard(pulses),
    marketChange24hPct: overview.isKnown ? overview.value.marketCapChange24hPct : null,
    headlines: heard(headlines),
    isWhole:
      (marketPulse === null || (coins.isKnown && overview.isKnown)) &&
      (socialPulse === null || pulses.isKnown) &&
      (news === null || headlines.isKnown),
  }
}

function heard<Value>(answer: SourceAnswer<Value>): Heard<Value> {
  if (!answer.isKnown) return null
  return { value: answer.value, at: new Date(answer.observedAtMs).toISOString() }
}
