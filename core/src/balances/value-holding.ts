import type { RawAmount } from '../money/raw-amount.ts'

/** Millionths of a dollar: sums of them are exact. */
export type MicroUsd = bigint

const MICRO = 6

export type PricedAmount = {
  readonly amountRaw: bigint
  readonly decimals: number
  readonly priceUsd: number
}

/** Amount times price, rounded to the nearest millionth; the amount itself never becomes a float. */
export function valueHolding({ amountRaw, decimals, priceUsd }: PricedAmount): MicroUsd {
  const price = readDecimal(priceUsd)
  const exponent = MICRO + price.exponent - decimals
  const product = amountRaw * price.digits
  if (exponent >= 0) return product * 10n ** BigInt(exponent)
  const divisor = 10n ** BigInt(-exponent)
  const half = product < 0n ? -divisor / 2n : divisor / 2n
  return (product + half) / divisor
}

/** What a holding is worth; null where nobody knows a price. */
export function worthOf(held: {
  readonly amountRaw: RawAmount
  readonly decimals: number
  readonly priceUsd: number | null
}): MicroUsd | null {
  const { amountRaw, decimals, priceUsd } = held
  return priceUsd === null ? null : valueHolding({ amountRaw: BigInt(amountRaw), decimals, priceUsd })
}

/** For the wire and for display only. */
export function toUsd(micro: MicroUsd): number {
  return Number(micro) / 10 ** MICRO
}

export function sumMicro(values: readonly (MicroUsd | null)[]): MicroUsd {
  return values.reduce<MicroUsd>((sum, value) => sum + (value ?? 0n), 0n)
}

/** The shortest text that names the number, as digits × 10^exponent. What is no price is worth nothing. */
export function readDecimal(price: number): { digits: bigint; exponent: number } {
  if (!Number.isFinite(price) || price <= 0) return { digits: 0n, exponent: 0 }
  const [mantissa = '0', power = '0'] = price.toString().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}
