import { listOf, NEUTRAL_BELOW_PCT, showCompactUsd, showPercent } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import type { ToolWords } from '../toolbox/tool-contract.ts'
import { nameTokens } from './name-tokens.ts'
import type { tokenTools } from './tools.ts'

type Say = ToolWords<typeof tokenTools>['compare_tokens']
type Row = Parameters<Say>[0]['tokens'][number] & { readonly name: string }
type Ranked = { readonly row: Row; readonly value: number }
type Rank = { readonly first: Ranked; readonly second: Ranked }

/** Of whom something is said, and what. */
type Clause = { readonly who: string; readonly says: readonly string[] }

/** One sentence about what tells them apart. It says which is larger, never which is better. */
export const sayComparison: Say = ({ tokens, unresolved }) => {
  const names = nameTokens(tokens.map(({ token }) => token))
  const rows = tokens.map((row, place) => ({ ...row, name: names[place] ?? '' }))
  const differences = joinClauses([...saySize(rows), ...sayTrades(rows), ...sayMoves(rows)])
  const clauses = [
    ...sayDangers(rows),
    ...(differences.length > 0
      ? differences
      : [clause(listOf(names), 'have too few known figures to compare')]),
  ]
  return `${clauses.map(({ who, says }) => `${who} ${listOf(says)}`).join('; ')}.${sayLeftOut(unresolved)}`
}

const clause = (who: string, what: string): Clause => ({ who, says: [what] })

/** What follows about the same token needs no second name. */
function joinClauses(clauses: readonly Clause[]): readonly Clause[] {
  const joined: Clause[] = []
  for (const next of clauses) {
    const last = joined.at(-1)
    if (last?.who === next.who) joined[joined.length - 1] = { ...last, says: [...last.says, ...next.says] }
    else joined.push(next)
  }
  return joined
}

function sayDangers(rows: readonly Row[]): readonly Clause[] {
  const names = rows.filter(({ riskLevel }) => riskLevel === 'danger').map(({ name }) => name)
  if (names.length === 0) return []
  return [clause(listOf(names), names.length === 1 ? 'looks **dangerous**' : 'look **dangerous**')]
}

function saySize(rows: readonly Row[]): readonly Clause[] {
  const cap = rank(rows, ({ token }) => positive(token.marketCapUsd))
  if (cap === null) return []
  const { first } = cap
  const isPair = rows.length === 2
  if (isAlike(cap))
    return [clause(both(cap), isPair ? 'have about the same market cap' : 'are the largest by market cap')]
  return [
    clause(
      first.row.name,
      isPair
        ? `is ${sayTimes(cap)} larger by market cap`
        : `is the largest by market cap (${showCompactUsd(first.value)})`,
    ),
  ]
}

function sayTrades(rows: readonly Row[]): readonly Clause[] {
  const volume = rank(rows, ({ volume24hUsd }) => positive(volume24hUsd))
  if (volume === null || isAlike(volume)) return []
  return [clause(volume.first.row.name, rows.length === 2 ? 'trades more' : 'trades the most')]
}

function sayMoves(rows: readonly Row[]): readonly Clause[] {
  const moves = rank(rows, ({ token: { priceChange24hPct: change } }) =>
    change === null ? null : Math.abs(change),
  )
  if (moves === null) return []
  const { first, second } = moves
  const [most, next] = [first, second].map(({ row }) => showPercent(row.token.priceChange24hPct))
  const isPair = rows.length === 2
  if (first.value - second.value < NEUTRAL_BELOW_PCT)
    return [
      clause(both(moves), `moved ${isPair ? 'about as much' : 'the most'} in 24 hours (${most} and ${next})`),
    ]
  const figures = isPair ? `${most} against ${next}` : most
  return [clause(first.row.name, `moved ${isPair ? 'more' : 'the most'} in 24 hours (${figures})`)]
}

const both = ({ first, second }: Rank) => `${first.row.name} and ${second.row.name}`

/** The two that have most of something; null while it is not known of all of them. */
function rank(rows: readonly Row[], figureOf: (row: Row) => number | null): Rank | null {
  const ranked = rows
    .flatMap((row) => {
      const value = figureOf(row)
      return value === null ? [] : [{ row, value }]
    })
    .toSorted((one, other) => other.value - one.value)
  const [first, second] = ranked
  return first === undefined || second === undefined || ranked.length < rows.length ? null : { first, second }
}

/** A market cap or volume of zero is a gap in the data. */
const positive = (figure: number | null) => (figure === null || figure <= 0 ? null : figure)

const ALIKE_BELOW = 1.05
const isAlike = ({ first, second }: Rank) => first.value / second.value < ALIKE_BELOW

/** '35%', '2.4 times', '1,240 times'. */
function sayTimes({ first, second }: Rank): string {
  const times = first.value / second.value
  if (times < 2) return `${Math.round((times - 1) * 100)}%`
  return `${times.toLocaleString('en-US', { maximumFractionDigits: times < 10 ? 1 : 0 })} times`
}

function sayLeftOut(unresolved: readonly string[]): string {
  if (unresolved.length === 0) return ''
  return ` I left out ${listOf(unresolved.map(nameSymbol))}, because I could not tell which token is meant.`
}
