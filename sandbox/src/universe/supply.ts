/** Whole tokens to raw units; a supply is a round figure, so no digit is lost that anybody counts on. */
export function toSupplyRaw(supply: number, decimals: number): bigint {
  return BigInt(Math.round(supply)) * 10n ** BigInt(decimals)
}
