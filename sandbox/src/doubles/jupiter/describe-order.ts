import type { FaultOrder } from '../../faults/fault-board.ts'
import type { Router } from './pick-router.ts'
import type { PreparedOrder } from './prepare-order.ts'
import type { SwapQuote } from './quote-swap.ts'
import type { TradedToken } from './traded-token.ts'

const BPS = 10_000n
const LIE_PERCENT = 200

const SWAP_TYPES: Readonly<Record<Router, string>> = {
  jupiterz: 'rfq',
  metis: 'aggregator',
  dflow: 'dflow',
  okx: 'okx',
}

/** The answer of `/order`. A lie changes what is said, never what the transaction does. */
export function describeOrder(order: PreparedOrder, said: { lie: FaultOrder | null; startedAtMs: number }) {
  const { query, router, quote, input, output } = order
  const outAmountRaw = stretch(quote.outAmountRaw, said.lie)
  const outUsd = said.lie ? (quote.outUsd * (said.lie.amount ?? LIE_PERCENT)) / 100 : quote.outUsd
  const slippageBps = query.slippageBps ?? automaticSlippage(order)
  const impact = quote.inUsd > 0 ? ((outUsd - quote.inUsd) / quote.inUsd) * 100 : 0
  return {
    mode: isManual(order) ? 'manual' : 'ultra',
    inputMint: input.listing.address,
    outputMint: output.listing.address,
    inAmount: quote.inAmountRaw.toString(),
    outAmount: outAmountRaw.toString(),
    inUsdValue: quote.inUsd,
    outUsdValue: outUsd,
    swapUsdValue: quote.inUsd,
    priceImpact: impact,
    priceImpactPct: String(impact / 100),
    otherAmountThreshold: ((outAmountRaw * (BPS - BigInt(slippageBps))) / BPS).toString(),
    swapMode: 'ExactIn',
    slippageBps,
    routePlan: routePlan(order, outAmountRaw),
    ...(query.referralAccount === undefined ? {} : { referralAccount: query.referralAccount }),
    ...describeFees(order),
    swapType: SWAP_TYPES[router],
    router,
    transaction: order.transaction,
    ...(order.lastValidBlockHeight === null
      ? {}
      : { lastValidBlockHeight: String(order.lastValidBlockHeight) }),
    gasless: order.costs !== null && order.costs.payer !== query.taker,
    requestId: order.requestId,
    totalTime: Math.round(performance.now() - said.startedAtMs),
    taker: query.taker ?? null,
    ...describeMaker(order),
    ...describeShortage(order),
  }
}

function stretch(amountRaw: bigint, lie: FaultOrder | null): bigint {
  return lie ? (amountRaw * BigInt(Math.round((lie.amount ?? LIE_PERCENT) * 100))) / BPS : amountRaw
}

/** A maker fills to the last unit; on a route the price may move by about what the order itself moves it. */
function automaticSlippage({ router, quote }: PreparedOrder): number {
  if (router === 'jupiterz') return 0
  const impactBps = quote.inUsd > 0 ? Math.round((1 - quote.outUsd / quote.inUsd) * 10_000) : 0
  return Math.min(500, 50 + Math.max(0, impactBps))
}

function isManual({ query }: PreparedOrder): boolean {
  const { slippageBps, priorityFeeLamports, jitoTipLamports, excludeRouters, excludeDexes, payer, receiver } =
    query
  const settings = [
    slippageBps,
    priorityFeeLamports,
    jitoTipLamports,
    excludeRouters,
    excludeDexes,
    payer,
    receiver,
  ]
  return settings.some((setting) => setting !== undefined)
}

function routePlan(order: PreparedOrder, outAmountRaw: bigint) {
  const { quote, input, output, maker } = order
  const swapInfo = {
    ammKey: maker,
    label: labelOf(order.router, [input, output]),
    inputMint: input.listing.address,
    outputMint: output.listing.address,
    inAmount: quote.inAmountRaw.toString(),
    outAmount: outAmountRaw.toString(),
  }
  return [{ swapInfo, percent: 100, bps: 10_000, usdValue: quote.inUsd }]
}

function labelOf(router: Router, tokens: readonly TradedToken[]): string {
  if (router === 'jupiterz') return 'JupiterZ'
  const launch = tokens.find((token) => token.launch !== null)?.launch
  if (launch) return launch.phase === 'curve' ? 'Pump.fun' : 'Pump.fun Amm'
  return 'Raydium CLMM'
}

function describeFees({ quote, output, costs, query }: PreparedOrder) {
  const payer = costs?.payer ?? null
  return {
    feeMint: output.listing.address,
    feeBps: quote.feeBps,
    platformFee: describePlatformFee(quote, output),
    signatureFeeLamports: query.taker === undefined ? 0 : (costs?.signatureLamports ?? 0),
    signatureFeePayer: payer,
    prioritizationFeeLamports: costs?.priorityLamports ?? 0,
    prioritizationFeePayer: payer,
    rentFeeLamports: Number(costs?.rentLamports ?? 0n),
    rentFeePayer: payer,
  }
}

function describePlatformFee(quote: SwapQuote, output: TradedToken) {
  return { amount: quote.feeRaw.toString(), feeBps: quote.feeBps, feeMint: output.listing.address }
}

function describeMaker({ router, quoteId, maker, expiresAtMs }: PreparedOrder) {
  if (router !== 'jupiterz' || expiresAtMs === null) return {}
  return { quoteId, maker, expireAt: String(Math.floor(expiresAtMs / 1_000)) }
}

function describeShortage({ shortage }: PreparedOrder) {
  if (!shortage) return {}
  const { errorCode, errorMessage } = shortage
  return { errorCode, errorMessage, error: errorMessage }
}
