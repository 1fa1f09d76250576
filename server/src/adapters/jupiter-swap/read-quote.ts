import { afterSlippage } from '@windhover/core/swaps/tighten-slippage'
import type { QuoteRequest, RouteStep, VenueFee, VenueQuote } from '../../ports/swap-venue.ts'
import type { OrderAnswer, ReferralFee } from './ask-order.ts'
import { tokenOf } from './mints.ts'

/** Times up to here are seconds, not milliseconds. */
const SECONDS_MAX = 100_000_000_000

export function readQuote(
  answer: OrderAnswer,
  asked: QuoteRequest & { readonly fee: ReferralFee | null },
): VenueQuote {
  const { outAmount, priceImpact, expireAt } = answer
  const networkFee = answer.signatureFeeLamports + answer.prioritizationFeeLamports
  return {
    buyAmountRaw: outAmount,
    // A maker's price is exact but lives for seconds: what can be promised beyond it is the slippage.
    minBuyAmountRaw: afterSlippage(outAmount, asked.slippageBps),
    priceImpactPct: priceImpact === null || priceImpact === undefined ? null : 0 - priceImpact,
    route: answer.routePlan.map(readStep),
    fees: readFees(answer, asked.fee),
    // Without a taker nobody can say who pays what.
    networkFeeRaw: asked.taker === null && networkFee === 0n ? null : networkFee,
    expiresAtMs: expireAt ? (expireAt < SECONDS_MAX ? expireAt * 1_000 : expireAt) : null,
  }
}

function readStep({ swapInfo, percent, bps }: OrderAnswer['routePlan'][number]): RouteStep {
  return {
    label: swapInfo.label ?? 'Jupiter',
    fromToken: tokenOf(swapInfo.inputMint),
    toToken: tokenOf(swapInfo.outputMint),
    sharePct: percent ?? (bps ?? 10_000) / 100,
  }
}

function readFees(
  { platformFee, rentFeeLamports, outputMint }: OrderAnswer,
  fee: ReferralFee | null,
): readonly VenueFee[] {
  const amountRaw = platformFee?.amount ?? 0n
  const token = tokenOf(platformFee?.feeMint ?? outputMint)
  return [
    ...(amountRaw > 0n
      ? [{ kind: fee === null ? ('venue' as const) : ('service' as const), token, amountRaw }]
      : []),
    ...(rentFeeLamports > 0n ? [{ kind: 'rent' as const, token: 'native', amountRaw: rentFeeLamports }] : []),
  ]
}
