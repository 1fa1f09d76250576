/** For showing and for limits in USD alone: a float never becomes an amount again. */
export function usdValue(holding: {
  readonly amountRaw: bigint
  readonly decimals: number
  readonly priceUsd: number
}): number {
  const unit = 10n ** BigInt(holding.decimals)
  // Whole units and the rest apart, so that a large holding keeps its cents.
  const whole = Number(holding.amountRaw / unit)
  const rest = Number(holding.amountRaw % unit) / Number(unit)
  return (whole + rest) * holding.priceUsd
}
