import { type Address, concatHex, type Hex, numberToHex, parseAbi } from 'viem'
import { findRoutes, type Route } from '../uniswap/find-routes.ts'
import type { SwapRequest } from './swap-request.ts'
import { type SwapVenue, taxBps, wrappedOf } from './swap-venue.ts'

const QUOTER = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256)',
  'function quoteExactOutput(bytes path, uint256 amountOut) returns (uint256 amountIn, uint160[], uint32[], uint256)',
])
const BPS = 10_000n
const PPM = 1_000_000n

/** What the settler will do with the amounts, to the last unit, if the pools stay as they are. */
export type SwapQuote = {
  readonly route: Route
  /** Token, fee, token, …; empty where the native coin is only wrapped or unwrapped. */
  readonly path: Hex
  readonly refundPath: Hex
  /** What the taker gives; the most it can be where the bought amount is fixed. */
  readonly sellAmount: bigint
  readonly buyAmount: bigint
  readonly minBuyAmount: bigint
  /** What is really spent of the most, when the bought amount is fixed. */
  readonly netSellAmount: bigint
  readonly feeAmount: bigint
}

/** The best of the routes; null where no pool can do it. */
export async function findQuote(venue: SwapVenue, request: SwapRequest): Promise<SwapQuote | null> {
  if (request.excludedSources.includes('Uniswap_V3')) return null
  const from = wrappedOf(venue, request.sellToken)
  const to = wrappedOf(venue, request.buyToken)
  if (from === to) return wrapping(request)
  const routes = findRoutes(venue.pools, from, to)
  const make = request.amount.side === 'sell' ? quoteSelling : quoteBuying
  // A pool without enough in it makes the quoter revert: that route is none.
  const quotes = await Promise.all(routes.map((route) => make(venue, request, route).catch(() => null)))
  return quotes.reduce((best, quote) => (isBetter(quote, best) ? quote : best), null)
}

/** A dear unit sold or a cheap one bought: compared by the rate, which suits both kinds. */
function isBetter(one: SwapQuote | null, other: SwapQuote | null): boolean {
  if (one === null || one.buyAmount <= 0n) return false
  return other === null || one.buyAmount * other.sellAmount > other.buyAmount * one.sellAmount
}

function wrapping(request: SwapRequest): SwapQuote {
  const { raw } = request.amount
  const amounts = { sellAmount: raw, buyAmount: raw, minBuyAmount: raw, netSellAmount: raw, feeAmount: 0n }
  return { route: [], path: '0x', refundPath: '0x', ...amounts }
}

async function quoteSelling(venue: SwapVenue, request: SwapRequest, route: Route): Promise<SwapQuote> {
  const path = packPath(route)
  const sellAmount = request.amount.raw
  const arrived = afterTax(sellAmount, taxBps(venue, request.sellToken))
  const sellFee = feeOn(request, request.sellToken, arrived)
  const out = await ask(venue, 'quoteExactInput', path, arrived - sellFee)
  const received = afterTax(out, taxBps(venue, request.buyToken))
  const buyFee = feeOn(request, request.buyToken, received)
  const buyAmount = received - buyFee
  const minBuyAmount = (buyAmount * (PPM - BigInt(request.slippagePpm))) / PPM
  const feeAmount = sellFee + buyFee
  return {
    route,
    path,
    refundPath: '0x',
    sellAmount,
    buyAmount,
    minBuyAmount,
    netSellAmount: sellAmount,
    feeAmount,
  }
}

/** Sells a little more than is needed, and what was bought too much back again. */
async function quoteBuying(venue: SwapVenue, request: SwapRequest, route: Route): Promise<SwapQuote> {
  const buyAmount = request.amount.raw
  const forward = packPath(route)
  const back = packPath(
    route.toReversed().map((hop) => ({ ...hop, tokenIn: hop.tokenOut, tokenOut: hop.tokenIn })),
  )
  const gross = beforeTax(
    beforeTax(buyAmount, BigInt(request.fee?.bps ?? 0)),
    taxBps(venue, request.buyToken),
  )
  const needed = await ask(venue, 'quoteExactOutput', back, gross)
  const netSellAmount = beforeTax(needed, taxBps(venue, request.sellToken))
  const sellAmount = (netSellAmount * (PPM + BigInt(request.slippagePpm))) / PPM
  const amounts = { sellAmount, buyAmount, minBuyAmount: buyAmount, netSellAmount, feeAmount: 0n }
  return { route, path: forward, refundPath: back, ...amounts }
}

async function ask(
  venue: SwapVenue,
  functionName: 'quoteExactInput' | 'quoteExactOutput',
  path: Hex,
  amount: bigint,
): Promise<bigint> {
  const address = venue.addresses.v3.quoter
  const { result } = await venue.chain.node.simulateContract({
    address,
    abi: QUOTER,
    functionName,
    args: [path, amount],
  })
  return result[0]
}

function packPath(route: Route): Hex {
  const [first] = route
  if (!first) return '0x'
  const steps = route.flatMap((hop): (Hex | Address)[] => [
    numberToHex(hop.pool.fee, { size: 3 }),
    hop.tokenOut,
  ])
  return concatHex([first.tokenIn, ...steps])
}

function feeOn(request: SwapRequest, token: Address, amount: bigint): bigint {
  if (!request.fee || request.fee.token !== token) return 0n
  return (amount * BigInt(request.fee.bps)) / BPS
}

function afterTax(amount: bigint, bps: bigint): bigint {
  return amount - (amount * bps) / BPS
}

/** Rounded up, so that what is left is never too little. */
function beforeTax(amount: bigint, bps: bigint): bigint {
  return bps === 0n ? amount : (amount * BPS + (BPS - bps) - 1n) / (BPS - bps) + 1n
}
