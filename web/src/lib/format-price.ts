const MINUS = '\u2212'

/** '+8.42%', '−3.18%' */
export function formatChange(percent: number): string {
  const size = Math.abs(percent).toFixed(2)
  if (size === '0.00') return '0.00%'
  return `${percent < 0 ? MINUS : '+'}${size}%`
}

export function changeOrDash(percent: number | null): string {
  return percent === null ? '–' : formatChange(percent)
}

const NEUTRAL_BELOW_PCT = 0.05

export function toneOfChange(percent: number): 'up' | 'down' | 'neutral' {
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'neutral'
  return percent > 0 ? 'up' : 'down'
}
