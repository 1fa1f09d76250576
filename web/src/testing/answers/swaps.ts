import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { type OrderView, type QuoteView, swapRoutes } from '@windhover/core/swaps/contract'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { CHAIN_VENUES, type Provider } from '@windhover/core/swaps/venues'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import type { Call, StubServer } from '../stub-server.ts'
import { BONK, JUP } from './token-list.ts'

/** Quotes in the shape of the contract, at fixed prices, for whatever is asked. */

const PRICE_USD: Readonly<Record<string, number>> = {
  ...{ SOL: 200, ETH: 4_000, WETH: 4_000, BNB: 1_000, WBNB: 1_000 },
  ...{ HBAR: 0.2, WHBAR: 0.2, HUSTLE: 0.025, JUP: 0.5, BONK: 0.00002, SAUCE: 0.04 },
}
const COUNT_BASE = 10

type Asked = {
  readonly chain: ChainId
  readonly venue: VenueId
  readonly sellToken: string
  readonly buyToken: string
  readonly sellAmountRaw: RawAmount
  readonly slippagePct: number
}

export function quoteOf(asked: Asked): QuoteView {
  const { chain, venue, sellToken, buyToken, sellAmountRaw, slippagePct } = asked
  const sell = factsOf(chain, sellToken)
  const buy = factsOf(chain, buyToken)
  const sellUsd = Number(formatAmount(BigInt(sellAmountRaw), sell.decimals)) * sell.priceUsd
  const quoted = BigInt(Math.floor((sellUsd / buy.priceUsd) * COUNT_BASE ** buy.decimals))
  const slippageBps = Math.round(slippagePct * 100)
  const step = { fromToken: sellToken, toToken: buyToken, fromSymbol: sell.symbol, toSymbol: buy.symbol }
  return {
    terms: {
      ...{ chain, venue, sellToken, buyToken, sellAmountRaw, slippageBps },
      quotedBuyAmountRaw: `${quoted}`,
      minBuyAmountRaw: `${(quoted * BigInt(10_000 - slippageBps)) / 10_000n}`,
      serviceFeeRaw: null,
    },
    sellUsd,
    buyUsd: sellUsd,
    sellDecimals: sell.decimals,
    buyDecimals: buy.decimals,
    priceImpactPct: 0.08,
    maxLoss: {
      totalUsd: (sellUsd * slippagePct) / 100 + 0.001,
      priceUsd: (sellUsd * slippagePct) / 100,
      feesUsd: 0.001,
    },
    route: [{ ...step, label: 'Pool', sharePct: 100 }],
    fees: [
      {
        ...{ kind: 'network', token: 'native', symbol: factsOf(chain, 'native').symbol },
        ...{ decimals: factsOf(chain, 'native').decimals, amountRaw: '5000', amountUsd: 0.001 },
      },
    ],
    quotedAt: new Date().toISOString(),
    expiresAt: null,
  }
}

/** Answers every question for a quote; `change` stands for a venue that answers otherwise. */
export function answerQuotes(
  server: StubServer,
  change: (quote: QuoteView) => QuoteView = (quote) => quote,
): Call[] {
  return server.answer(swapRoutes.getQuote, ({ body }) =>
    change(quoteOf({ ...body, venue: venueOf(body.chain, body.provider) })),
  )
}

function venueOf(chain: ChainId, provider: Provider | undefined): VenueId {
  return provider === 'uniswapx' ? 'uniswap-x' : CHAIN_VENUES[chain][0]
}

function factsOf(chain: ChainId, address: string) {
  const known = [...QUICK_PICKS[chain], JUP, BONK].find(
    (each) => each.address.toLowerCase() === address.toLowerCase(),
  )
  const { symbol, decimals } = known ?? { symbol: 'TOKEN', decimals: 6 }
  return { symbol, decimals, priceUsd: PRICE_USD[symbol] ?? 1 }
}

export function pageOfOrders(
  from: number,
  cursor: string | null,
): { orders: OrderView[]; cursor: string | null } {
  const orders = Array.from({ length: 30 }, (_, place) => orderView(from + place))
  return { orders, cursor }
}

export const orderView = (place: number, changes: Partial<OrderView> = {}): OrderView => ({
  orderId: `0x${String(place).padStart(64, '0')}`,
  orderStatus: 'open',
  txHash: null,
  explorerUrl: 'https://etherscan.io/tx/0x1',
  createdAt: new Date().toISOString(),
  sell: null,
  buy: null,
  ...changes,
})
