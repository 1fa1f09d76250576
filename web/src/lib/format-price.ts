const SIGNIFICANT = 4
const WHOLE_FROM_USD = 1
/** So many zeros behind the point are counted instead of written. */
const COUNTED_ZEROS = 4
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉'

/** '$151.22', '$0.5127', and of what is very cheap '$0.0₅1234': the small figure counts the zeros. */
export function formatMarketPrice(priceUsd: number): string {
  if (priceUsd >= WHOLE_FROM_USD || priceUsd === 0) return `$${withDecimals(priceUsd, 2)}`
  const zeros = leadingZeros(priceUsd)
  if (zeros < COUNTED_ZEROS) return `$${priceUsd.toFixed(zeros + SIGNIFICANT)}`
  const digits = Math.round(priceUsd * 10 ** (zeros + SIGNIFICANT))
  return `$0.0${[...String(zeros)].map((digit) => SUBSCRIPT[Number(digit)]).join('')}${digits}`
}

/** How many zeros stand between the point and the first digit. */
function leadingZeros(value: number): number {
  return Math.max(0, -Math.floor(Math.log10(value)) - 1)
}

function withDecimals(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const WRITTEN_FROM_USD = 0.01

/** For an axis: with as many decimals as it takes to tell one line from the next. */
export function formatAxisPrice(priceUsd: number, decimals: number): string {
  if (priceUsd < WRITTEN_FROM_USD) return formatMarketPrice(priceUsd)
  return `$${withDecimals(priceUsd, Math.max(decimals, 2))}`
}

const MINUS = '\u2212'

/** '+8.42%', '−3.18%' */
export function formatChange(percent: number): string {
  const size = Math.abs(percent).toFixed(2)
  if (size === '0.00') return '0.00%'
  return `${percent < 0 ? MINUS : '+'}${size}%`
}

const NEUTRAL_BELOW_PCT = 0.05

export function toneOfChange(percent: number): 'up' | 'down' | 'neutral' {
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'neutral'
  return percent > 0 ? 'up' : 'down'
}
