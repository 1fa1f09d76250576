import { type Address, zeroAddress } from 'viem'
import { NATIVE_COIN } from '../../chains/evm/evm-addresses.ts'
import { checkTaker, type TakerIssues } from './check-taker.ts'
import { type EncodedSwap, encodeForHolder, encodeForPermit2, encodeWrap } from './encode-swap.ts'
import { findQuote, type SwapQuote } from './find-quote.ts'
import { priceLaunch } from './price-launch.ts'
import { newZid, recipientNotSupported } from './refusal.ts'
import type { SwapRequest } from './swap-request.ts'
import type { SwapVenue } from './swap-venue.ts'

const SOURCE = 'Uniswap_V3'
const GAS_BASE = 220_000n
const GAS_PER_HOP = 160_000n

export type SwapQuestion = {
  readonly venue: SwapVenue
  readonly request: SwapRequest
  readonly via: 'allowance-holder' | 'permit2'
  readonly isFirm: boolean
  /** Switches: per cent of the true figure that is told, and whether the quote has run out already. */
  readonly toldPct: number
  readonly hasExpired: boolean
}

/** The body of a price or a quote. */
export async function answerSwap(question: SwapQuestion): Promise<object> {
  const { venue, request, isFirm } = question
  const isWrapping = [request.sellToken, request.buyToken].every((token) => isNativeOrWrapped(venue, token))
  if (isWrapping && request.recipient) throw recipientNotSupported()
  const found = (await findQuote(venue, request)) ?? (isFirm ? null : priceLaunch(venue, request))
  if (!found) return { liquidityAvailable: false, zid: newZid() }
  const quote = exaggerate(found, question.toldPct)
  const spender = spenderFor(question, isWrapping)
  const issues = await issuesFor(question, quote, spender)
  const gasPrice = request.gasPrice ?? (await venue.chain.node.getGasPrice())
  // Where the bought amount is fixed, what was bought too much goes the whole way back.
  const hops = quote.route.length * (quote.refundPath === '0x' ? 1 : 2)
  const gas = GAS_BASE + GAS_PER_HOP * BigInt(hops)
  return {
    allowanceTarget: spender,
    blockNumber: `${await venue.chain.node.getBlockNumber()}`,
    buyToken: lower(request.buyToken),
    ...amountsOf(request, quote),
    fees: feesOf(request, quote),
    issues: {
      ...issues,
      invalidSourcesPassed: request.excludedSources.filter((source) => source !== SOURCE),
    },
    liquidityAvailable: true,
    sellToken: lower(request.sellToken),
    tokenMetadata: {
      buyToken: metadataOf(venue, request.buyToken),
      sellToken: metadataOf(venue, request.sellToken),
    },
    totalNetworkFee: `${gas * gasPrice}`,
    zid: newZid(),
    ...routesOf(venue, request, quote),
    ...(isFirm ? firmPart(question, quote, { gas, gasPrice }) : { gas: `${gas}`, gasPrice: `${gasPrice}` }),
  }
}

function isNativeOrWrapped({ addresses }: SwapVenue, token: Address): boolean {
  return token === NATIVE_COIN || token === addresses.wrappedNative
}

/** A lie is told of the outcome alone: the minimum of the calldata follows it, so that the chain finds it out. */
function exaggerate(quote: SwapQuote, pct: number): SwapQuote {
  if (pct === 100) return quote
  const told = (raw: bigint) => (raw * BigInt(Math.round(pct))) / 100n
  return { ...quote, buyAmount: told(quote.buyAmount), minBuyAmount: told(quote.minBuyAmount) }
}

function spenderFor({ venue, request, via }: SwapQuestion, isWrapping: boolean): Address | null {
  if (request.sellToken === NATIVE_COIN || (isWrapping && request.wrapDirectly)) return null
  return via === 'permit2' ? venue.addresses.permit2 : venue.addresses.allowanceHolder
}

async function issuesFor(
  { venue, request }: SwapQuestion,
  quote: SwapQuote,
  spender: Address | null,
): Promise<TakerIssues> {
  if (!request.taker) {
    const allowance = spender === null ? null : { actual: '0', spender }
    return { allowance, balance: null, simulationIncomplete: false }
  }
  const { sellToken: token, taker } = request
  return checkTaker({ venue, taker, token, amount: quote.sellAmount, spender })
}

function amountsOf(request: SwapRequest, quote: SwapQuote): object {
  if (request.amount.side === 'sell') {
    const { sellAmount, buyAmount, minBuyAmount } = quote
    const texts = { sellAmount: `${sellAmount}`, buyAmount: `${buyAmount}`, minBuyAmount: `${minBuyAmount}` }
    return { ...texts, mode: 'exact-in' }
  }
  return {
    buyAmount: `${quote.buyAmount}`,
    maxSellAmount: `${quote.sellAmount}`,
    estimatedNetSellAmount: `${quote.netSellAmount}`,
    mode: 'exact-out',
  }
}

function feesOf({ fee, amount }: SwapRequest, { feeAmount }: SwapQuote): object {
  const charged = fee ? { amount: `${feeAmount}`, token: lower(fee.token), type: 'volume' } : null
  const common = { integratorFee: charged, integratorFees: charged && [charged], zeroExFee: null }
  return amount.side === 'sell' ? { ...common, gasFee: null } : common
}

function routesOf(venue: SwapVenue, request: SwapRequest, quote: SwapQuote): object {
  const forward = routeOf(venue, quote.route)
  if (request.amount.side === 'sell') return { route: forward }
  const back = quote.route
    .toReversed()
    .map(({ tokenIn, tokenOut }) => ({ tokenIn: tokenOut, tokenOut: tokenIn }))
  return { routes: { forward, refund: routeOf(venue, back) } }
}

function routeOf(venue: SwapVenue, hops: readonly { tokenIn: Address; tokenOut: Address }[]): object {
  const fills = hops.map(({ tokenIn, tokenOut }) => ({
    from: lower(tokenIn),
    to: lower(tokenOut),
    source: SOURCE,
    proportionBps: '10000',
  }))
  const [first] = hops
  const tokens = first ? [first.tokenIn, ...hops.map((hop) => hop.tokenOut)] : []
  return {
    fills,
    tokens: tokens.map((token) => ({ address: lower(token), symbol: venue.listing(token)?.symbol ?? '' })),
  }
}

/** A trap gives nothing back when it is sold: all of it is tax. */
function metadataOf(venue: SwapVenue, token: Address): object {
  const risk = venue.listing(token)?.risk
  const tax = `${risk?.transferTaxBps ?? 0}`
  return { buyTaxBps: tax, sellTaxBps: risk?.honeypot ? '10000' : tax, transferTaxBps: tax }
}

function firmPart(question: SwapQuestion, quote: SwapQuote, gas: { gas: bigint; gasPrice: bigint }): object {
  const encoded = encode(question, quote)
  const transaction = {
    to: encoded.to,
    data: encoded.data,
    gas: `${gas.gas}`,
    gasPrice: `${gas.gasPrice}`,
    value: `${encoded.value}`,
  }
  return question.via === 'permit2' ? { permit2: encoded.permit2, transaction } : { transaction }
}

function encode({ venue, request, via, hasExpired }: SwapQuestion, quote: SwapQuote): EncodedSwap {
  const order = {
    venue,
    request,
    quote,
    taker: request.taker ?? zeroAddress,
    ...(hasExpired ? { validSec: -60 } : {}),
  }
  return encodeWrap(order) ?? (via === 'permit2' ? encodeForPermit2(order) : encodeForHolder(order))
}

function lower(address: Address): string {
  return address.toLowerCase()
}
