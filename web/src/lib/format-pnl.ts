import { formatUsdChange } from './format-usd.ts'

const THOUSAND = 1_000
const DIGITS = 3
const short = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: DIGITS,
  minimumSignificantDigits: DIGITS,
})
const long = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const MINUS = '\u2212'

/** `+$1.28k`, `−$812.40`: in thousands from 1000 on, however many; unknown is a dash. */
export function formatPnl(usd: number | null): string {
  if (usd === null) return '–'
  // What is shown as 1,000.00 has reached it.
  const cents = Math.round(Math.abs(usd) * 100) / 100
  if (cents < THOUSAND) return formatUsdChange(usd)
  const thousands = cents / THOUSAND
  return `${usd < 0 ? MINUS : '+'}$${thousands < THOUSAND ? short.format(thousands) : long.format(thousands)}k`
}
