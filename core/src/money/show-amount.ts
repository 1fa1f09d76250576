import { formatAmount } from './format-amount.ts'

const SHOWN_DIGITS = 6

/**
 * A raw amount for reading: '1,234.5'. Cut, never rounded up: a figure must not show more than is there.
 * What is too small for the digits reads '<0.000001', not zero.
 */
export function showAmount(amountRaw: bigint, decimals: number, shownDigits = SHOWN_DIGITS): string {
  const sign = amountRaw < 0n ? '-' : ''
  const [whole = '0', exactFraction = ''] = formatAmount(sign ? -amountRaw : amountRaw, decimals).split('.')
  const fraction = exactFraction.slice(0, shownDigits).replace(/0+$/, '')
  if (whole === '0' && fraction === '' && amountRaw !== 0n) return `${sign}<${smallestShown(shownDigits)}`
  const grouped = BigInt(whole).toLocaleString('en-US')
  return fraction === '' ? `${sign}${grouped}` : `${sign}${grouped}.${fraction}`
}

function smallestShown(digits: number): string {
  return digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`
}
