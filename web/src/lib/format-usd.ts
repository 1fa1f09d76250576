const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const SMALLEST = 0.01

/** '$336.84'; what is less than a cent reads '< $0.01', and what nobody can price reads as nothing. */
export function formatUsd(value: number | null): string | null {
  if (value === null) return null
  const size = Math.abs(value)
  return size > 0 && size < SMALLEST ? `< ${USD.format(SMALLEST)}` : USD.format(size)
}
