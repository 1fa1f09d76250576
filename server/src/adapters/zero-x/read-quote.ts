import type { VenueFee, VenueQuote } from '../../ports/swap-venue.ts'
import type { Price } from './ask-swap.ts'
import { tokenOf } from './known-contracts.ts'

export function readQuote(price: Price): VenueQuote {
  return {
    buyAmountRaw: price.buyAmount,
    minBuyAmountRaw: price.minBuyAmount,
    priceImpactPct: null,
    route: price.route.fills.map(({ from, to, source, proportionBps }) => ({
      label: source.replaceAll('_', ' '),
      fromToken: tokenOf(from),
      toToken: tokenOf(to),
      sharePct: proportionBps / 100,
    })),
    fees: [
      ...readFee('venue', price.fees.zeroExFee),
      // Both have been taken out of what is bought.
      ...readFee('service', price.fees.integratorFee),
    ],
    networkFeeRaw: price.totalNetworkFee ?? null,
    expiresAtMs: null,
  }
}

function readFee(kind: VenueFee['kind'], fee: Price['fees']['zeroExFee'] | undefined): readonly VenueFee[] {
  return fee ? [{ kind, token: tokenOf(fee.token), amountRaw: fee.amount }] : []
}
