import type { Findings } from '@windhover/core/alpha/findings'
import { projectId } from '@windhover/core/alpha/project-id'
import { scoreProject } from '@windhover/core/alpha/score'
import type { RankedCoin } from '@windhover/core/intelligence/market-pulse'
import type { Headline } from '@windhover/core/intelligence/news'
import type { CoinPulse } from '@windhover/core/intelligence/social-pulse'
import { cleanText } from '@windhover/core/text/clean-text'
import type { Sources } from './read-sources.ts'

/** What is worth a dollar and stays there is no project. */
const PEG = { fromUsd: 0.97, toUsd: 1.03, movePct: 1 }
const STAND_INS = /^(?:wrapped|bridged|staked|liquid staked)\b/i
export const NEWS_DAYS_MS = 7 * 24 * 60 * 60_000

export type Candidate = { readonly id: string; readonly findings: Findings }

/** Every coin that the sources tell of, the most promising first, by what they tell of all of them at once. */
export function listCandidates(sources: Sources, nowMs: number): readonly Candidate[] {
  const { coins, pulses } = sources
  const pulseOf = firstBySymbol(pulses?.value ?? [])
  const coinOf = firstBySymbol(coins?.value ?? [])
  // Largest first in both: of several coins with one symbol the largest is meant.
  const symbols = new Set([...coinOf.keys(), ...pulseOf.keys()])
  return [...symbols]
    .flatMap((symbol) => {
      const [coin, pulse] = [coinOf.get(symbol), pulseOf.get(symbol)]
      const { name: said = '' } = coin ?? pulse ?? {}
      const name = cleanText(said, 60)
      if (name === '' || isPegged(coin ?? pulse) || STAND_INS.test(name)) return []
      const findings = toFindings(sources, { name, ticker: symbol, coin, pulse, nowMs })
      return [{ id: projectId(findings), findings, score: scoreProject(findings).score }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Those of the last days about this coin, newest first. */
export function newsOf(headlines: readonly Headline[], ticker: string, nowMs: number): readonly Headline[] {
  return headlines
    .filter(({ symbols, publishedAt }) => {
      const ageMs = nowMs - Date.parse(publishedAt)
      return symbols.includes(ticker) && ageMs < NEWS_DAYS_MS
    })
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
}

function toFindings(
  { coins, pulses, headlines, marketChange24hPct }: Sources,
  given: {
    name: string
    ticker: string
    coin: RankedCoin | undefined
    pulse: CoinPulse | undefined
    nowMs: number
  },
): Findings {
  const { name, ticker, coin, pulse, nowMs } = given
  const talkAt = { name: 'LunarCrush', url: null, at: pulses?.at ?? '' }
  const market =
    coin !== undefined
      ? { ...coin, source: { name: 'CoinGecko', url: null, at: coins?.at ?? '' }, marketChange24hPct }
      : pulse === undefined
        ? null
        : {
            source: talkAt,
            rank: pulse.marketCapRank,
            marketCapUsd: pulse.marketCapUsd,
            volume24hUsd: null,
            change24hPct: pulse.priceChange24hPct,
            change7dPct: null,
            marketChange24hPct,
          }
  const told = headlines === null ? [] : newsOf(headlines.value, ticker, nowMs)
  const news = headlines && {
    source: { name: 'CryptoPanic', url: null, at: headlines.at },
    headlines: told,
  }
  const talk = pulse === undefined ? null : { ...pulse, source: talkAt }
  return { name, ticker, market, talk, news, profile: null, token: null }
}

function firstBySymbol<Coin extends { readonly symbol: string }>(
  coins: readonly Coin[],
): ReadonlyMap<string, Coin> {
  return new Map(coins.toReversed().map((coin) => [coin.symbol, coin]))
}

function isPegged(coin: RankedCoin | CoinPulse | undefined): boolean {
  if (coin === undefined || coin.priceUsd === null) return false
  const move = 'change24hPct' in coin ? coin.change24hPct : coin.priceChange24hPct
  return coin.priceUsd > PEG.fromUsd && coin.priceUsd < PEG.toUsd && Math.abs(move ?? 0) < PEG.movePct
}
