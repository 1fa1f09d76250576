import { listOf, NEUTRAL_BELOW_PCT, showPercent } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import type { ToolWords } from '../toolbox/tool-contract.ts'
import { nameTokens } from './name-tokens.ts'
import { type ComparedRow, type Ranked, rankAll } from './rank-compared.ts'
import { saySize } from './say-size.ts'
import type { tokenTools } from './tools.ts'

type Say = ToolWords<typeof tokenTools>['compare_tokens']

/** One sentence that answers. It says which did more, never which is better. */
export const sayComparison: Say = ({ tokens, unresolved }) => {
  const names = nameTokens(tokens.map(({ token }) => token))
  const rows = tokens.map((row, place) => ({ ...row, name: names[place] ?? '' }))
  const answer =
    sayMonth(rows) ??
    sayDay(rows) ??
    saySize(rows) ??
    `${listOf(names)} have too few known figures to compare`
  return [...sayDangers(rows), `${answer}.`, ...sayLeftOut(unresolved)].join(' ')
}

function sayDangers(rows: readonly ComparedRow[]): readonly string[] {
  const names = rows.filter(({ riskLevel }) => riskLevel === 'danger').map(({ name }) => name)
  return names.length === 0
    ? []
    : [`${listOf(names)} ${names.length === 1 ? 'looks' : 'look'} **dangerous**.`]
}

function sayMonth(rows: readonly ComparedRow[]): string | null {
  const ranked = rankAll(rows, ({ change30dPct }) => change30dPct)
  return ranked === null ? null : `Over 30 days ${sayMoves(ranked)}${sayWorstDay(ranked)}`
}

function sayDay(rows: readonly ComparedRow[]): string | null {
  const ranked = rankAll(rows, ({ token }) => token.priceChange24hPct)
  return ranked === null ? null : `In 24 hours ${sayMoves(ranked)}`
}

/** 'Over 30 days **SOL gained three times as much as ETH**' */
function sayMoves(ranked: readonly Ranked[]): string {
  const [first, second] = [ranked[0], ranked.at(-1)]
  if (first === undefined || second === undefined) return ''
  return ranked.length === 2 ? sayPair(first, second) : sayEnds(first, second)
}

function sayPair(first: Ranked, second: Ranked): string {
  const [one, other] = [first.row.name, second.row.name]
  const [most, least] = [first.value, second.value]
  const figures = `(${showPercent(most)} and ${showPercent(least)})`
  if (most - least < NEUTRAL_BELOW_PCT) return `**${one} and ${other} moved alike** ${figures}`
  if (least >= NEUTRAL_BELOW_PCT) return `**${one} gained ${sayTimes(most / least)} ${other}**`
  if (most <= -NEUTRAL_BELOW_PCT) return `**${one} lost less than ${other}** ${figures}`
  return `**${one} ${sayMove(most)} while ${other} ${sayMove(least)}**`
}

/** The sentence is about the first of them: both moved one way, and not alike. */
const isOneLed = (most: number, least: number) =>
  most - least >= NEUTRAL_BELOW_PCT && (least >= NEUTRAL_BELOW_PCT || most <= -NEUTRAL_BELOW_PCT)

function sayEnds(first: Ranked, last: Ranked): string {
  const did = first.value < 0 ? 'lost the least' : 'gained the most'
  const end = last.value < 0 ? 'lost the most' : 'gained the least'
  return `**${first.row.name} ${did}** (${showPercent(first.value)}) and ${last.row.name} ${end} (${showPercent(last.value)})`
}

function sayMove(percent: number): string {
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'hardly moved'
  return `${percent < 0 ? 'lost' : 'gained'} ${showPercent(percent).slice(1)}`
}

const MORE_BELOW = 1.5
const ALIKE_BELOW = 1.05
const COUNTED = ['', '', 'twice', 'three times', 'four times', 'five times'] as const

/** 'three times as much as', 'more than', 'about as much as'. */
function sayTimes(times: number): string {
  if (times < ALIKE_BELOW) return 'about as much as'
  if (times < MORE_BELOW) return 'more than'
  const whole = Math.round(times)
  return `${COUNTED[whole] ?? `${whole.toLocaleString('en-US')} times`} as much as`
}

/** Of two: how far the one that did better fell on its worst day. */
function sayWorstDay(ranked: readonly Ranked[]): string {
  const [first, second] = ranked
  const [one, other] = [first?.row.worstDay30dPct ?? null, second?.row.worstDay30dPct ?? null]
  if (first === undefined || ranked.length !== 2 || one === null || other === null) return ''
  const isDeeper = one <= -NEUTRAL_BELOW_PCT && other - one >= NEUTRAL_BELOW_PCT
  const isShallower = other <= -NEUTRAL_BELOW_PCT && one - other >= NEUTRAL_BELOW_PCT
  if (!isDeeper && !isShallower) return ''
  const who = isOneLed(first.value, ranked[1]?.value ?? 0) ? '' : `${first.row.name} `
  return `, and ${who}fell ${isDeeper ? 'further' : 'less'} on its worst day`
}

function sayLeftOut(unresolved: readonly string[]): readonly string[] {
  if (unresolved.length === 0) return []
  return [`I left out ${listOf(unresolved.map(nameSymbol))}, because I could not tell which token is meant.`]
}
