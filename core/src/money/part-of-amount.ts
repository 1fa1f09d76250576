const WHOLE_BPS = 10_000n

export type PartOrder = {
  readonly amountRaw: bigint
  /** Hundredths of a percent: 2500 is a quarter. */
  readonly bps: number
  /** Decimals of the asset, and how many of them the result may use; left out, it uses all. */
  readonly decimals?: number
  readonly decimalsMax?: number
}

/** A share of an amount, rounded down: a part is never more than what it is a part of. */
export function partOfAmount({ amountRaw, bps, decimals = 0, decimalsMax = decimals }: PartOrder): bigint {
  const part = (amountRaw * BigInt(bps)) / WHOLE_BPS
  const grain = 10n ** BigInt(Math.max(0, decimals - decimalsMax))
  return part - (part % grain)
}
