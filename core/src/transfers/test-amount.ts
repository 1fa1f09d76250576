import { formatAmount } from '../money/format-amount.ts'
import { usdValue } from '../money/usd-value.ts'

/** Enough to be seen on the other side, too little to hurt. */
const WORTH_USD_MIN = 1
/** Below that many times the test, the whole is small enough to be its own test. */
const TIMES_MIN = 10n

type Sending = {
  readonly amountRaw: bigint
  readonly decimals: number
  readonly priceUsd: number | null
}

/** A small amount to send first to somebody new: the smallest power of ten that is worth a dollar. Null: send it all. */
export function testAmount({ amountRaw, decimals, priceUsd }: Sending): string | null {
  if (priceUsd === null || priceUsd <= 0) return null
  for (let testRaw = 1n; testRaw * TIMES_MIN <= amountRaw; testRaw *= 10n) {
    if (usdValue({ amountRaw: testRaw, decimals, priceUsd }) >= WORTH_USD_MIN)
      return formatAmount(testRaw, decimals)
  }
  return null
}
