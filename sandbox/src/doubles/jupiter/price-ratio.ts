/** Prices are kept to 24 decimal places, so that a token worth a billionth of a dollar still has 15 digits. */
const PLACES = 24
export const PRICE_ONE = 10n ** BigInt(PLACES)

const DIGITS = 15

/** A price in USD as an integer of 10^-24 USD. */
export function fixedPrice(priceUsd: number): bigint {
  if (!Number.isFinite(priceUsd) || priceUsd <= 0) return 0n
  const [mantissa = '0', exponent = '0'] = priceUsd.toExponential(DIGITS).split('e')
  const shift = PLACES - DIGITS + Number(exponent)
  const digits = BigInt(mantissa.replace('.', ''))
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
}

/** Worth of a raw amount in 10^-24 USD. */
export function worthOf(amountRaw: bigint, token: { priceFixed: bigint; decimals: number }): bigint {
  return (amountRaw * token.priceFixed) / 10n ** BigInt(token.decimals)
}

/** The raw amount that a worth in 10^-24 USD buys, rounded down. */
export function amountFor(worth: bigint, token: { priceFixed: bigint; decimals: number }): bigint {
  return token.priceFixed === 0n ? 0n : (worth * 10n ** BigInt(token.decimals)) / token.priceFixed
}

/** For display alone. */
export function usdNumber(worth: bigint): number {
  return Number(worth) / 1e24
}
