/** The curve every launch starts with: constant product, with the original's numbers. Raw units and lamports. */
const VIRTUAL_TOKEN_RAW = 1_073_000_000_000_000n
const VIRTUAL_QUOTE_RAW = 30_000_000_000n
const REAL_TOKEN_RAW = 793_100_000_000_000n
const PRODUCT = VIRTUAL_TOKEN_RAW * VIRTUAL_QUOTE_RAW

export type CurveState = {
  readonly virtualTokenRaw: bigint
  readonly virtualQuoteRaw: bigint
  readonly realTokenRaw: bigint
  readonly realQuoteRaw: bigint
}

/** State of the curve once this share of what is for sale has been sold. */
export function curveAt(progress: number): CurveState {
  const soldRaw = BigInt(Math.round(Number(REAL_TOKEN_RAW) * progress))
  const virtualTokenRaw = VIRTUAL_TOKEN_RAW - soldRaw
  const virtualQuoteRaw = PRODUCT / virtualTokenRaw
  return {
    virtualTokenRaw,
    virtualQuoteRaw,
    realTokenRaw: REAL_TOKEN_RAW - soldRaw,
    realQuoteRaw: virtualQuoteRaw - VIRTUAL_QUOTE_RAW,
  }
}

/** SOL that have come into the curve, the virtual thirty included. */
export function quoteSolAt(progress: number): number {
  return (30 * 1_073) / (1_073 - 793.1 * progress)
}

/** SOL for one whole token. */
export function priceSolAt(progress: number): number {
  return quoteSolAt(progress) / ((1_073 - 793.1 * progress) * 1e6)
}
