import { formatTotalUsd, formatTransferAmount } from '@windhover/core/balances/format-figures'
import { showAmount } from '@windhover/core/money/show-amount'

/** A true minus is as wide as a plus: columns of signed figures stay in line. */
const MINUS = '\u2212'
const THREE_DIGITS = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })
const signOf = (isNegative: boolean) => (isNegative ? MINUS : '+')

const COMPACT_FROM_PCT = 10_000

/** `+2.31%`; what grew more than a hundredfold, `+123K%`; what rounds to nothing has no sign. */
export function formatPercent(percent: number): string {
  const size = Math.abs(percent)
  if (size < 0.005) return '0.00%'
  return `${signOf(percent < 0)}${size < COMPACT_FROM_PCT ? size.toFixed(2) : THREE_DIGITS.format(size)}%`
}

const NEUTRAL_BELOW_PCT = 0.05

export function directionOf(percent: number): 'up' | 'down' | 'none' {
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'none'
  return percent > 0 ? 'up' : 'down'
}

const COMPACT_FROM_USD = 1_000
const UNIT_MAX = 1e12

/** For an axis: `$13.6K`, `$96.00`; with as many digits as it takes to tell one step from the next. */
export function formatTick(usd: number, step: number): string {
  if (usd < COMPACT_FROM_USD) return formatTotalUsd(usd)
  const unit = Math.min(1_000 ** Math.floor(Math.log10(usd) / 3), UNIT_MAX)
  const ofThree = 2 - Math.floor(Math.log10(usd / unit))
  return formatCompact(usd, Math.max(ofThree, decimalsOf(step / unit), 0))
}

function formatCompact(usd: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `$${new Intl.NumberFormat('en-US', { notation: 'compact', ...digits }).format(usd)}`
}

const DECIMALS_MAX = 6

/** How many decimals a round step has: 2 for 0.25. */
function decimalsOf(step: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6 && Math.round(value) > 0
  const places = Array.from({ length: DECIMALS_MAX }, (_, decimals) => decimals)
  return places.find((decimals) => isWhole(step * 10 ** decimals)) ?? DECIMALS_MAX
}

/** A figure that would run into its neighbour gives way to three digits of it: `$98.8T`. */
export function fitUsd(exact: string, usd: number, charsMax: number): string {
  return exact.length <= charsMax ? exact : `$${THREE_DIGITS.format(usd)}`
}

/** What a transaction moved, with its sign: `+1,250.5`, `−2e-7`. */
export function formatTransfer(amountRaw: bigint, decimals: number): string {
  const size = amountRaw < 0n ? -amountRaw : amountRaw
  const exact = formatTransferAmount(size, decimals)
  const isInExponentForm = exact.includes('e')
  return `${signOf(amountRaw < 0n)}${isInExponentForm ? exact : showAmount(size, decimals)}`
}
