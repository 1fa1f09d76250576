import type { Launch } from '../../market/market.ts'
import { buyFromCurve, sellToCurve } from '../jupiter/curve-trade.ts'
import type { SwapQuote } from './find-quote.ts'
import type { SwapRequest } from './swap-request.ts'
import { type SwapVenue, wrappedOf } from './swap-venue.ts'

/**
 * What a launch would bring or cost in the chain's coin, on the constant product that it trades on. Only a price: the
 * settler trades with pools, and no pool of this chain has launches.
 */
export function priceLaunch(venue: SwapVenue, request: SwapRequest): SwapQuote | null {
  const { sellToken, buyToken, amount } = request
  if (amount.side !== 'sell') return null
  const coin = venue.addresses.wrappedNative
  const sold = wrappedOf(venue, buyToken) === coin ? venue.launch(sellToken) : null
  const bought = wrappedOf(venue, sellToken) === coin ? venue.launch(buyToken) : null
  const outRaw = sold
    ? sellToCurve(reservesOf(venue, sold), amount.raw)
    : bought && buyFromCurve(reservesOf(venue, bought), amount.raw)
  if (outRaw === null || outRaw <= 0n) return null
  const amounts = {
    sellAmount: amount.raw,
    buyAmount: outRaw,
    minBuyAmount: outRaw,
    netSellAmount: amount.raw,
  }
  return { route: [], path: '0x', refundPath: '0x', feeAmount: 0n, ...amounts }
}

/** A graduate's pool holds its liquidity, half of it in the coin. */
function reservesOf(venue: SwapVenue, launch: Launch): Launch['curve'] {
  if (launch.graduatedAtMs === null) return launch.curve
  const { liquidityUsd, priceUsd } = launch.figures
  const tokenRaw = toRaw(liquidityUsd / 2 / priceUsd)
  const quoteRaw = toRaw(liquidityUsd / 2 / venue.coinUsd())
  return {
    virtualTokenRaw: tokenRaw,
    virtualQuoteRaw: quoteRaw,
    realTokenRaw: tokenRaw,
    realQuoteRaw: quoteRaw,
  }
}

const MICRO = 1e6

function toRaw(whole: number): bigint {
  return BigInt(Math.round(whole * MICRO)) * 10n ** 12n
}
