import { launchCopy } from '../copy.ts'

const DECIMALS = 6
const SMALLEST = 1 / 10 ** DECIMALS

const sixDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: DECIMALS,
  maximumFractionDigits: DECIMALS,
})

/** '$0.001234' (R3-187). What would round to nothing is less than the smallest that can be shown. */
export function showDbcPrice(usd: number | null): string {
  if (usd === null) return launchCopy.unknown
  return usd > 0 && usd < SMALLEST / 2 ? `< $${sixDecimals.format(SMALLEST)}` : `$${sixDecimals.format(usd)}`
}
