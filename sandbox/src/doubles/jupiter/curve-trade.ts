import type { Launch } from '../../market/market.ts'

export type Curve = Launch['curve']

/** What the curve's program keeps of the coin side, buying and selling. */
const CURVE_FEE_BPS = 100n
const BPS = 10_000n

/** Tokens for lamports on the constant product of the virtual reserves; null when the curve has not that many. */
export function buyFromCurve(curve: Curve, lamports: bigint): bigint | null {
  const spent = (lamports * (BPS - CURVE_FEE_BPS)) / BPS
  const tokens = (curve.virtualTokenRaw * spent) / (curve.virtualQuoteRaw + spent)
  return tokens <= curve.realTokenRaw ? tokens : null
}

/** Lamports for tokens; null when more would be owed than was ever paid in. */
export function sellToCurve(curve: Curve, tokensRaw: bigint): bigint | null {
  const gross = (curve.virtualQuoteRaw * tokensRaw) / (curve.virtualTokenRaw + tokensRaw)
  if (gross > curve.realQuoteRaw) return null
  return (gross * (BPS - CURVE_FEE_BPS)) / BPS
}
