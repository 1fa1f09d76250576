const BPS = 10_000n

/** What Token-2022 withholds of a transfer, rounded up as its program does. The tax has no ceiling here. */
export function transferTax(amountRaw: bigint, taxBps: number): bigint {
  return (amountRaw * BigInt(taxBps) + BPS - 1n) / BPS
}
