import { showCompactUsd } from '../money/show-figures.ts'
import { type ComparedRow, type Ranked, rankAll } from './rank-compared.ts'

/** Which is larger, where nothing is known of their prices; null where that is not known either. */
export function saySize(rows: readonly ComparedRow[]): string | null {
  const [first, second] = rankAll(rows, ({ token }) => positive(token.marketCapUsd)) ?? []
  if (first === undefined || second === undefined) return null
  const isPair = rows.length === 2
  if (first.value / second.value < ALIKE_BELOW)
    return `${first.row.name} and ${second.row.name} ${isPair ? 'have about the same market cap' : 'are the largest by market cap'}`
  const size = isPair
    ? `${sayTimes(first, second)} larger by market cap`
    : `the largest by market cap (${showCompactUsd(first.value)})`
  return `**${first.row.name} is ${size}**`
}

/** A market cap of zero is a gap in the data. */
const positive = (figure: number | null) => (figure === null || figure <= 0 ? null : figure)

const ALIKE_BELOW = 1.05

/** '35%', '2.4 times', '1,240 times'. */
function sayTimes(first: Ranked, second: Ranked): string {
  const times = first.value / second.value
  if (times < 2) return `${Math.round((times - 1) * 100)}%`
  return `${times.toLocaleString('en-US', { maximumFractionDigits: times < 10 ? 1 : 0 })} times`
}
