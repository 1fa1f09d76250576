/** What a launchpad's curve starts with, in whole units: a constant product of these reserves, most of them virtual. */
export type CurveTerms = {
  readonly virtualTokens: number
  readonly virtualQuote: number
  /** For sale on the curve; once it is gone the token has graduated. */
  readonly saleTokens: number
  readonly tokenDecimals: number
  readonly quoteDecimals: number
}

export type CurveState = {
  readonly virtualTokenRaw: bigint
  readonly virtualQuoteRaw: bigint
  readonly realTokenRaw: bigint
  readonly realQuoteRaw: bigint
}

/** State of the curve once this share of what is for sale has been sold. */
export function curveAt(terms: CurveTerms, progress: number): CurveState {
  const startTokenRaw = toRaw(terms.virtualTokens, terms.tokenDecimals)
  const startQuoteRaw = toRaw(terms.virtualQuote, terms.quoteDecimals)
  const saleRaw = toRaw(terms.saleTokens, terms.tokenDecimals)
  const soldRaw = BigInt(Math.round(Number(saleRaw) * progress))
  const virtualTokenRaw = startTokenRaw - soldRaw
  const virtualQuoteRaw = (startTokenRaw * startQuoteRaw) / virtualTokenRaw
  return {
    virtualTokenRaw,
    virtualQuoteRaw,
    realTokenRaw: saleRaw - soldRaw,
    realQuoteRaw: virtualQuoteRaw - startQuoteRaw,
  }
}

/** Coins that have come into the curve, the virtual ones included. */
export function quoteAt(terms: CurveTerms, progress: number): number {
  return (terms.virtualQuote * terms.virtualTokens) / (terms.virtualTokens - terms.saleTokens * progress)
}

/** Coins for one whole token. */
export function priceQuoteAt(terms: CurveTerms, progress: number): number {
  return quoteAt(terms, progress) / (terms.virtualTokens - terms.saleTokens * progress)
}

const MICRO = 1_000_000

function toRaw(whole: number, decimals: number): bigint {
  return (BigInt(Math.round(whole * MICRO)) * 10n ** BigInt(decimals)) / BigInt(MICRO)
}
