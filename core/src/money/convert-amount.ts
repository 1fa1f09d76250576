type Priced = { readonly decimals: number; readonly priceUsd: number }

/** A price is a float; from here on it is a whole number of this part of a dollar. */
const PRICE_DECIMALS = 18

/** What an amount of one token is in another, by their prices, rounded down. Null where the other has no worth. */
export function convertAmount(from: Priced & { readonly amountRaw: bigint }, to: Priced): bigint | null {
  const price = { from: wholePrice(from.priceUsd), to: wholePrice(to.priceUsd) }
  if (price.from === null || price.to === null || price.to === 0n) return null
  const unit = { from: 10n ** BigInt(from.decimals), to: 10n ** BigInt(to.decimals) }
  return (from.amountRaw * price.from * unit.to) / (price.to * unit.from)
}

function wholePrice(priceUsd: number): bigint | null {
  return Number.isFinite(priceUsd) && priceUsd >= 0 && priceUsd < 1e20
    ? BigInt(priceUsd.toFixed(PRICE_DECIMALS).replace('.', ''))
    : null
}
