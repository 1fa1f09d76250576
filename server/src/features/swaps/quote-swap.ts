import { convertAmount } from '@windhover/core/money/convert-amount'
import { DEFAULT_SLIPPAGE_PCT } from '@windhover/core/swaps/constants'
import type { QuoteFeeView, QuoteView } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { hederaSwapFee, leastBought, slippageBpsOf } from '@windhover/core/swaps/make-terms'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { maxLossOf } from '@windhover/core/transactions/max-loss'
import type { AskVenues, Offer, Question } from './ask-venues.ts'
import type { SwapParts } from './parts.ts'
import { openTokenBook, type TokenBook } from './price-quote.ts'

export type QuoteOrder = Omit<Question, 'slippageBps'> & { readonly slippagePct: number | undefined }
export type Quoted = { readonly view: QuoteView; readonly venue: VenueId; readonly feeTier: number | null }

/** The best offer of the venues that were asked, with everything a person should know before pressing the button. */
export async function quoteSwap(
  parts: SwapParts & { askVenues: AskVenues },
  order: QuoteOrder,
): Promise<Quoted> {
  const { sellToken, buyToken, chain, taker } = order
  if (sellToken === buyToken) throw swapErrors.sameToken()
  const question = { ...order, slippageBps: slippageBpsOf(order.slippagePct ?? DEFAULT_SLIPPAGE_PCT) }
  const offers = await parts.askVenues(question)
  const routed = offers.flatMap(({ quote }) => quote.route.flatMap((step) => [step.fromToken, step.toToken]))
  const charged = offers.flatMap(({ quote }) => quote.fees.map(({ token }) => token))
  const needed = [sellToken, buyToken]
  const book = await openTokenBook(parts, { chain, tokens: [...routed, ...charged], needed, owner: taker })
  const offer = pickBest(offers, { book, buyToken })
  const view = describeQuote({
    question,
    offer,
    book,
    feeRaw: serviceFeeOf(parts, { question, offer, book }),
  })
  return { view, venue: offer.venue, feeTier: offer.quote.feeTier ?? null }
}

/** What arrives less what the network takes for it; where that has no price, what arrives. */
function pickBest(
  offers: readonly Offer[],
  { book, buyToken }: { book: TokenBook; buyToken: string },
): Offer {
  const worth = ({ quote }: Offer) => {
    const got = book.usd(buyToken, quote.buyAmountRaw)
    const paid = book.usd('native', quote.networkFeeRaw ?? 0n)
    return got === null || paid === null ? null : got - paid
  }
  const [best] = offers.toSorted((one, other) => {
    const [first, second] = [worth(one), worth(other)]
    if (first !== null && second !== null) return second - first
    return one.quote.buyAmountRaw > other.quote.buyAmountRaw ? -1 : 1
  })
  if (best === undefined) throw swapErrors.quoteFailed()
  return best
}

type Shown = { readonly question: Question; readonly offer: Offer; readonly book: TokenBook }

/** One percent of what is sold, in HBAR; none where the deployment names nobody to take it. */
function serviceFeeOf({ config }: SwapParts, { question, offer, book }: Shown): bigint | null {
  if (question.chain !== 'hedera' || config.hederaFeeAccount === null) return null
  const soldRaw = soldInHbar(question, { offer, book })
  const feeRaw = soldRaw === null ? 0n : hederaSwapFee(soldRaw)
  return feeRaw === 0n ? null : feeRaw
}

function soldInHbar(question: Question, { offer, book }: Omit<Shown, 'question'>): bigint | null {
  if (question.sellToken === 'native') return question.sellAmountRaw
  if (question.buyToken === 'native') return offer.quote.buyAmountRaw
  const sold = book.priced(question.sellToken)
  const hbar = book.priced('native')
  return sold && hbar && convertAmount({ ...sold, amountRaw: question.sellAmountRaw }, hbar)
}

function describeQuote({ question, offer, book, feeRaw }: Shown & { feeRaw: bigint | null }): QuoteView {
  const { chain, sellToken, buyToken, sellAmountRaw, slippageBps } = question
  const { quote, venue } = offer
  const venueMinRaw = quote.minBuyAmountRaw
  const minRaw = leastBought({ chain, buyAmountRaw: quote.buyAmountRaw, venueMinRaw, slippageBps })
  const sellUsd = book.usd(sellToken, sellAmountRaw)
  const buyUsd = book.usd(buyToken, quote.buyAmountRaw)
  const minUsd = book.usd(buyToken, minRaw)
  const fees = listFees(offer, { book, feeRaw })
  return {
    terms: {
      chain,
      venue,
      sellToken,
      buyToken,
      slippageBps,
      sellAmountRaw: `${sellAmountRaw}`,
      quotedBuyAmountRaw: `${quote.buyAmountRaw}`,
      minBuyAmountRaw: `${minRaw}`,
      serviceFeeRaw: feeRaw === null ? null : `${feeRaw}`,
    },
    sellUsd,
    buyUsd,
    sellDecimals: book.decimals(sellToken),
    buyDecimals: book.decimals(buyToken),
    priceImpactPct: quote.priceImpactPct ?? impactOf(sellUsd, buyUsd),
    maxLoss: maxLossOf({ outUsd: [sellUsd], leastInUsd: [minUsd], fees }),
    route: quote.route.map((step) => ({
      ...step,
      fromSymbol: book.symbol(step.fromToken),
      toSymbol: book.symbol(step.toToken),
    })),
    fees,
    quotedAt: new Date(offer.quotedAtMs).toISOString(),
    expiresAt: quote.expiresAtMs === null ? null : new Date(quote.expiresAtMs).toISOString(),
  }
}

function impactOf(sellUsd: number | null, buyUsd: number | null): number | null {
  return sellUsd === null || buyUsd === null || sellUsd === 0 ? null : (1 - buyUsd / sellUsd) * 100
}

function listFees(
  { quote }: Offer,
  { book, feeRaw }: { book: TokenBook; feeRaw: bigint | null },
): QuoteFeeView[] {
  const all: readonly { kind: QuoteFeeView['kind']; token: string; amountRaw: bigint }[] = [
    { kind: 'network', token: 'native', amountRaw: quote.networkFeeRaw ?? 0n },
    ...quote.fees,
    { kind: 'service', token: 'native', amountRaw: feeRaw ?? 0n },
  ]
  return all
    .filter(({ amountRaw }) => amountRaw > 0n)
    .map(({ kind, token, amountRaw }) => ({
      kind,
      token,
      symbol: book.symbol(token),
      decimals: book.decimals(token),
      amountRaw: `${amountRaw}`,
      amountUsd: book.usd(token, amountRaw),
    }))
}
