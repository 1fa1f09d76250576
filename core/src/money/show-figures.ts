export const NEUTRAL_BELOW_PCT = 0.05
const SMALLEST_USD = 0.01
const MINUS = '\u2212'
const STEPS = [
  { from: 1e12, sign: 'T' },
  { from: 1e9, sign: 'B' },
  { from: 1e6, sign: 'M' },
  { from: 1e3, sign: 'K' },
] as const

const withDecimals = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** '$1,234.50', '< $0.01' */
export function showUsd(valueUsd: number | null): string {
  if (valueUsd === null) return '–'
  const size = Math.abs(valueUsd)
  const text = size > 0 && size < SMALLEST_USD ? '< $0.01' : `$${withDecimals(size, 2)}`
  return valueUsd < 0 ? `${MINUS}${text}` : text
}

/** '$0.41', '$0.0008': what is less than a cent keeps its first digit. */
export function showSmallUsd(valueUsd: number | null): string {
  if (valueUsd === null || valueUsd <= 0 || valueUsd >= SMALLEST_USD) return showUsd(valueUsd)
  const [digit = '', exponent = ''] = valueUsd.toExponential(0).split('e')
  return `$${Number(`${digit}e${exponent}`).toFixed(-Number(exponent))}`
}

/** Three digits: '$1.62B', '$84.6M', '$94.0K'. */
export function showCompactUsd(valueUsd: number | null): string {
  return valueUsd === null ? '–' : `$${showCompact(valueUsd)}`
}

export function showCompact(value: number): string {
  const size = Math.abs(value)
  const step = STEPS.find(({ from }) => size >= from)
  if (step === undefined) return size >= 100 ? String(Math.round(size)) : withDecimals(size, 2)
  const scaled = size / step.from
  return `${withDecimals(scaled, scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2)}${step.sign}`
}

/** '+8.42%', '−3.18%' */
export function showPercent(percent: number | null): string {
  if (percent === null) return '–'
  const size = withDecimals(Math.abs(percent), 2)
  if (size === '0.00') return '0.00%'
  return `${percent < 0 ? MINUS : '+'}${size}%`
}

/** 'up 8.42%', 'down 3.18%', 'little changed'. */
export function sayChange(percent: number | null): string {
  if (percent === null) return 'with no known change'
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'little changed'
  return `${percent < 0 ? 'down' : 'up'} ${withDecimals(Math.abs(percent), 2)}%`
}

/** '2 tokens', '1 token'. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}

/** 'A, B and C'. */
export function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
