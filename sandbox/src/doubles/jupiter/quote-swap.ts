import type { Market } from '../../market/market.ts'
import type { AssetClass } from '../../universe/listing.ts'
import { buyFromCurve, sellToCurve } from './curve-trade.ts'
import { platformFeeBps } from './platform-fee.ts'
import { amountFor, fixedPrice, PRICE_ONE, usdNumber, worthOf } from './price-ratio.ts'
import { isSol, priceOf, type TradedToken } from './traded-token.ts'
import { transferTax } from './transfer-tax.ts'

/** Half of the distance between buying and selling, in millionths. */
const SPREAD_PPM: Readonly<Record<AssetClass, bigint>> = {
  stable: 20n,
  major: 100n,
  mid: 500n,
  tail: 2_500n,
  launch: 5_000n,
}
const MILLION = 1_000_000n
const BPS = 10_000n

export type SwapQuote = {
  readonly inAmountRaw: bigint
  /** What the maker parts with; the chain may withhold a tax of it. */
  readonly sentRaw: bigint
  /** What arrives. */
  readonly outAmountRaw: bigint
  /** What the route gives before the platform's fee. */
  readonly routeOutRaw: bigint
  readonly feeBps: number
  readonly feeRaw: bigint
  readonly inUsd: number
  readonly outUsd: number
}

export type QuoteRequest = {
  readonly market: Market
  readonly input: TradedToken
  readonly output: TradedToken
  /** At its moment the market's price of the coin that curves trade against. */
  readonly sol: TradedToken
  readonly amountRaw: bigint
  readonly atMs: number
  /** A partner's fee takes the place of the platform's own. */
  readonly referralFeeBps: number | null
}

type Side = {
  readonly token: TradedToken
  readonly priceFixed: bigint
  readonly decimals: number
}

/** Null when nothing trades between the two at that size. */
export function quoteSwap(request: QuoteRequest): SwapQuote | null {
  const sides = readSides(request)
  if (!sides) return null
  const { listing } = request.input
  const arrivingRaw = request.amountRaw - transferTax(request.amountRaw, listing.risk.transferTaxBps)
  const worth = sellFor({ ...sides, from: sides.input, amountRaw: arrivingRaw }, request)
  const routeOutRaw = worth === null ? null : buyWith({ ...sides, into: sides.output, worth }, request)
  if (routeOutRaw === null) return null

  const feeBps = request.referralFeeBps ?? platformFeeBps(request)
  const feeRaw = (routeOutRaw * BigInt(feeBps)) / BPS
  const sentRaw = routeOutRaw - feeRaw
  const outAmountRaw = sentRaw - transferTax(sentRaw, request.output.listing.risk.transferTaxBps)
  if (outAmountRaw <= 0n) return null
  return {
    inAmountRaw: request.amountRaw,
    sentRaw,
    outAmountRaw,
    routeOutRaw,
    feeBps,
    feeRaw,
    inUsd: usdNumber(worthOf(request.amountRaw, sides.input)),
    outUsd: usdNumber(worthOf(outAmountRaw, sides.output)),
  }
}

type Sides = { readonly input: Side; readonly output: Side; readonly sol: Side }

function readSides(request: QuoteRequest): Sides | null {
  const side = (token: TradedToken): Side | null => {
    const priceUsd = priceOf(request.market, token, request.atMs)
    return priceUsd === null
      ? null
      : { token, priceFixed: fixedPrice(priceUsd), decimals: token.listing.decimals }
  }
  const input = side(request.input)
  const output = side(request.output)
  const sol = side(request.sol)
  return input && output && sol ? { input, output, sol } : null
}

function sellFor(sale: Sides & { from: Side; amountRaw: bigint }, request: QuoteRequest): bigint | null {
  const curve = openCurve(sale.from.token)
  if (curve) {
    const lamports = sellToCurve(curve, sale.amountRaw)
    return lamports === null ? null : worthOf(lamports, sale.sol)
  }
  const worth = worthOf(sale.amountRaw, sale.from)
  return isCoinOfCurve(sale.from.token, sale.output.token)
    ? worth
    : throughPool(worth, sale.from.token, request)
}

function buyWith(purchase: Sides & { into: Side; worth: bigint }, request: QuoteRequest): bigint | null {
  const curve = openCurve(purchase.into.token)
  if (curve) return buyFromCurve(curve, amountFor(purchase.worth, purchase.sol))
  const isDirect = isCoinOfCurve(purchase.into.token, purchase.input.token)
  const worth = isDirect ? purchase.worth : throughPool(purchase.worth, purchase.into.token, request)
  return amountFor(worth, purchase.into)
}

function openCurve(token: TradedToken) {
  return token.launch?.phase === 'curve' ? token.launch.curve : null
}

/** A curve is a market against the coin itself, so the coin needs no pool of its own on the way. */
function isCoinOfCurve(token: TradedToken, other: TradedToken): boolean {
  return isSol(token) && openCurve(other) !== null
}

/** Spread, and the impact of a constant product with half of the liquidity on either side. */
function throughPool(worth: bigint, token: TradedToken, request: QuoteRequest): bigint {
  const afterSpread = (worth * (MILLION - SPREAD_PPM[token.class])) / MILLION
  if (token.class === 'stable') return afterSpread
  const liquidityUsd = request.market.liquidityUsd(token.listing.assetId, request.atMs)
  const depth = (BigInt(Math.max(0, Math.floor(liquidityUsd))) * PRICE_ONE) / 2n
  return depth === 0n ? 0n : (afterSpread * depth) / (depth + worth)
}
