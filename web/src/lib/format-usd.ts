const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const SMALLEST = 0.01
/** A true minus is as wide as a plus: columns of signed figures stay in line. */
const MINUS = '\u2212'

/** '$336.84'; what is less than a cent reads '< $0.01', and what nobody can price reads as nothing. */
export function formatUsd(value: number | null): string | null {
  if (value === null) return null
  const size = Math.abs(value)
  return size > 0 && size < SMALLEST ? `< ${USD.format(SMALLEST)}` : USD.format(size)
}

/** `+$12.50`, `−$0.42`; a change that rounds to nothing has no sign. */
export function formatUsdChange(changeUsd: number): string {
  const size = Math.abs(changeUsd)
  if (size < SMALLEST / 2) return USD.format(0)
  return `${changeUsd < 0 ? MINUS : '+'}${USD.format(size)}`
}
