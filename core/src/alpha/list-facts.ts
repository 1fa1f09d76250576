import { CHAINS } from '../chains/all-chains.ts'
import type { Headline } from '../intelligence/news.ts'
import { showCompact, showCompactUsd } from '../money/show-figures.ts'
import { cleanText } from '../text/clean-text.ts'
import { splitAddressed } from '../text/split-addressed.ts'
import { isPlainSentence } from './check-sentence.ts'
import { SENTENCE_CHARS_MAX } from './constants.ts'
import type { Findings } from './findings.ts'
import type { ScorePoints } from './score.ts'
import type { AlphaFact } from './sentence.ts'

/** How the ids of risks begin: whoever writes may not leave one out. */
export const RISK = 'risk-'
/** As many headlines as a writer can use. */
const HEADLINES_MAX = 5
const RISKS_MAX = 2
const COMPACT_FROM = 10_000
const FLAT_PCT = 0.05
/** Further from the market than this is worth a sentence. */
const AHEAD_PCT = 0.5

/** Everything that can be said of a project, each in one sentence with its source, in the order of the card. */
export function listFacts(
  findings: Findings,
  { score, parts, at }: { score: number; parts: readonly ScorePoints[]; at: string },
): readonly AlphaFact[] {
  return [
    ...profileFacts(findings),
    ...marketFacts(findings),
    ...talkFacts(findings),
    scoreFact({ score, parts, at }),
    ...riskFacts(findings),
    ...growthFacts(findings),
    ...aheadFacts(findings),
    ...newsFacts(findings),
    ...liquidityFacts(findings),
  ]
}

/** Words of researchers, of which only the first sentence is taken; what is addressed to an agent is not. */
function profileFacts({ profile, name }: Findings): readonly AlphaFact[] {
  if (profile === null) return []
  const { source, sector } = profile
  const [first = ''] = splitAddressed(profile.description ?? '').shown.split(/(?<=[.!?])\s/)
  const words = cleanText(first, SENTENCE_CHARS_MAX)
  const described = isPlainSentence(words) && /[.!?]$/.test(words) ? words : ''
  const placed = sector === null ? '' : `${name} is counted among ${cleanText(sector, 60)}.`
  return [
    ...(described === '' ? [] : [{ id: 'profile', text: described, source, part: 'analysis' as const }]),
    ...(placed === '' || !isPlainSentence(placed)
      ? []
      : [{ id: 'sector', text: placed, source, part: described === '' ? ('analysis' as const) : null }]),
  ]
}

function marketFacts({ market }: Findings): readonly AlphaFact[] {
  if (market === null) return []
  const { source, marketCapUsd, volume24hUsd, change24hPct, change7dPct } = market
  const sizes = [
    ...(marketCapUsd === null ? [] : [`its market cap is ${showCompactUsd(marketCapUsd)}`]),
    ...(volume24hUsd === null ? [] : [`${showCompactUsd(volume24hUsd)} was traded in 24 hours`]),
  ]
  const moves = [
    ...(change24hPct === null ? [] : [`${sayMove(change24hPct)} in 24 hours`]),
    ...(change7dPct === null ? [] : [`${sayMove(change7dPct)} in 7 days`]),
  ]
  return [
    ...(sizes.length === 0 ? [] : [analysis('size', `${raiseFirst(sizes.join('; '))}.`, source)]),
    ...(moves.length === 0 ? [] : [analysis('price', `Its price ${moves.join(' and ')}.`, source)]),
  ]
}

const raiseFirst = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

function talkFacts({ talk }: Findings): readonly AlphaFact[] {
  if (talk === null || talk.posts24h === null) return []
  const { source, posts24h, sentimentPct } = talk
  const mood = sentimentPct === null ? '' : `, ${Math.round(sentimentPct)}% of them positive`
  return [analysis('posts', `People wrote ${showCount(posts24h)} posts in 24 hours${mood}.`, source)]
}

function growthFacts({ talk }: Findings): readonly AlphaFact[] {
  if (talk === null) return []
  const { source, galaxyScore, galaxyScoreBefore, altRank, altRankBefore } = talk
  const growth =
    galaxyScore === null || galaxyScoreBefore === null
      ? []
      : [rationale('talk', `Its galaxy score ${sayStep(galaxyScoreBefore, galaxyScore)} in a day.`, source)]
  const rank =
    altRank === null || altRankBefore === null || altRank === altRankBefore
      ? []
      : [`Among all coins in talk it went from place ${altRankBefore} to ${altRank}.`]
  return [...growth, ...rank.map((text) => ({ id: 'rank', text, source, part: null }))]
}

/** Our own arithmetic is a source too. */
function scoreFact({
  score,
  parts,
  at,
}: {
  score: number
  parts: readonly ScorePoints[]
  at: string
}): AlphaFact {
  const earning = parts.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points)
  const [most] = earning
  const lost = parts.find(({ points }) => points < 0)
  const words = [
    most === undefined ? '' : `${most.part} adds the most, ${showPoints(most.points)}`,
    lost === undefined ? '' : `risks take away ${showPoints(-lost.points)}`,
  ].filter((each) => each !== '')
  const why = words.map((each) => `; ${each}`).join('')
  return rationale('score', `Its score is ${showPoints(score)}${why}.`, {
    name: 'Windhover score',
    url: null,
    at,
  })
}

function aheadFacts({ market }: Findings): readonly AlphaFact[] {
  const { change24hPct = null, marketChange24hPct = null, source } = market ?? {}
  if (change24hPct === null || marketChange24hPct === null || source === undefined) return []
  const ahead = change24hPct - marketChange24hPct
  if (Math.abs(ahead) < AHEAD_PCT) return []
  const words = `did ${showSize(ahead)} points ${ahead > 0 ? 'better' : 'worse'}`
  return [
    rationale('ahead', `All coins together ${sayMove(marketChange24hPct)} in 24 hours; it ${words}.`, source),
  ]
}

function newsFacts({ news }: Findings): readonly AlphaFact[] {
  if (news === null || news.headlines.length === 0) return []
  const { headlines, source } = news
  const told = headlines.slice(0, HEADLINES_MAX).flatMap((headline, place): AlphaFact[] => {
    const text = cleanText(headline.title, SENTENCE_CHARS_MAX)
    if (text === '' || !isPlainSentence(text)) return []
    const { source: name, url, publishedAt: at } = headline
    return [{ id: `news-${place + 1}`, text, source: { name, url, at }, part: null }]
  })
  return [rationale('news', sayNews(headlines), source), ...told]
}

/** 'There were 5 headlines in 7 days; readers took 3 well and 1 badly.' */
function sayNews(headlines: readonly Headline[]): string {
  const count = (mood: string) => headlines.filter(({ sentiment }) => sentiment === mood).length
  const moods = [`${count('positive')} well`, `${count('negative')} badly`].filter(
    (mood) => !mood.startsWith('0 '),
  )
  const taken =
    moods.length === 0 ? 'readers took none of them well or badly' : `readers took ${moods.join(' and ')}`
  const number = headlines.length === 1 ? 'was 1 headline' : `were ${headlines.length} headlines`
  return `There ${number} in 7 days; ${taken}.`
}

function liquidityFacts({ token }: Findings): readonly AlphaFact[] {
  if (token === null || token.liquidityUsd === null) return []
  const { source, chain, liquidityUsd } = token
  const words = `Its pools on ${CHAINS[chain].name} hold ${showCompactUsd(liquidityUsd)}.`
  return [rationale('liquidity', words, source)]
}

function riskFacts({ token }: Findings): readonly AlphaFact[] {
  if (token === null) return []
  const { source, chain, risks } = token
  return risks
    .filter(({ level }) => level !== 'note')
    .slice(0, RISKS_MAX)
    .map(({ text }, place) => rationale(`${RISK}${place + 1}`, `On ${CHAINS[chain].name}: ${text}`, source))
}

const analysis = (id: string, text: string, source: AlphaFact['source']): AlphaFact => ({
  id,
  text,
  source,
  part: 'analysis',
})
const rationale = (id: string, text: string, source: AlphaFact['source']): AlphaFact => ({
  id,
  text,
  source,
  part: 'rationale',
})

const showSize = (pct: number) => Math.abs(pct).toFixed(1)
const showPoints = (points: number) => points.toFixed(2)
const showCount = (count: number) =>
  count < COMPACT_FROM ? Math.round(count).toLocaleString('en-US') : showCompact(count)

function sayMove(pct: number): string {
  if (Math.abs(pct) < FLAT_PCT) return 'hardly moved'
  return `${pct < 0 ? 'fell' : 'rose'} ${showSize(pct)}%`
}

function sayStep(before: number, now: number): string {
  const [from, to] = [before.toFixed(0), now.toFixed(0)]
  if (from === to) return `stayed at ${to}`
  return `${now < before ? 'fell' : 'rose'} from ${from} to ${to}`
}
