/** An exact fraction: prices come as floats, amounts must not. */
type Fraction = { readonly top: bigint; readonly bottom: bigint }

export type Priced = { readonly decimals: number; readonly priceUsd: number }

const BPS = 10_000n

/** How much of one asset is worth that much of another, rounded down. */
export function convertAmount(amountRaw: bigint, from: Priced, to: Priced): bigint {
  const { top, bottom } = rateBetween(from, to)
  return (amountRaw * top) / bottom
}

/** The same the other way round: how much must be given for that much, rounded up. */
export function convertBack(amountRaw: bigint, from: Priced, to: Priced): bigint {
  const { top, bottom } = rateBetween(from, to)
  return (amountRaw * bottom + top - 1n) / top
}

export function scaleBps(amountRaw: bigint, bps: bigint): bigint {
  return (amountRaw * bps) / BPS
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

export function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

function rateBetween(from: Priced, to: Priced): Fraction {
  const fromPrice = exactly(from.priceUsd)
  const toPrice = exactly(to.priceUsd)
  return {
    top: fromPrice.top * toPrice.bottom * 10n ** BigInt(to.decimals),
    bottom: fromPrice.bottom * toPrice.top * 10n ** BigInt(from.decimals),
  }
}

function exactly(price: number): Fraction {
  if (!(price > 0) || !Number.isFinite(price)) throw new Error(`No price to convert with: ${price}`)
  const [digits = '', exponentText = '0'] = price.toExponential(15).split('e')
  const exponent = Number(exponentText) - 15
  const whole = BigInt(digits.replace('.', ''))
  return exponent >= 0
    ? { top: whole * 10n ** BigInt(exponent), bottom: 1n }
    : { top: whole, bottom: 10n ** BigInt(-exponent) }
}
