import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { rawAmount, rawFigure } from '../money/raw-amount.ts'
import { maxLossView } from '../transactions/max-loss.ts'
import { vaultId } from '../vaults/contract.ts'
import { swapSchema } from './intents/swap.ts'
import { PROVIDERS } from './venues.ts'

export const address = z.string().trim().min(3).max(64)
export const tokenRef = z.string().min(1).max(64)
export const slippagePct = z.number().min(0).max(40)

/** One step of the way from what is sold to what is bought. */
export const routeStep = z.object({
  /** Pool, maker or source, as the venue names it. */
  label: z.string(),
  fromToken: z.string(),
  toToken: z.string(),
  fromSymbol: z.string().nullable(),
  toSymbol: z.string().nullable(),
  sharePct: z.number(),
})
export type RouteStepView = z.infer<typeof routeStep>

export const quoteFee = z.object({
  kind: z.enum(['network', 'venue', 'service', 'rent']),
  token: z.string(),
  symbol: z.string().nullable(),
  decimals: z.number().int(),
  amountRaw: rawFigure,
  amountUsd: z.number().nullable(),
})
export type QuoteFeeView = z.infer<typeof quoteFee>

/** What every quote says, whatever the chain. */
export const quoteView = z.object({
  /** With an id and a vault these are the intent that the quote promises. */
  terms: swapSchema.omit({ id: true, vaultId: true, type: true }),
  sellUsd: z.number().nullable(),
  buyUsd: z.number().nullable(),
  sellDecimals: z.number().int(),
  buyDecimals: z.number().int(),
  /** Percent, positive is a loss; null where the venue does not say and no price is known. */
  priceImpactPct: z.number().nullable(),
  /** Null where a price is not known. */
  maxLoss: maxLossView.nullable(),
  route: z.array(routeStep),
  fees: z.array(quoteFee),
  quotedAt: z.iso.datetime(),
  /** After this the venue may not stand by it. */
  expiresAt: z.iso.datetime().nullable(),
})
export type QuoteView = z.infer<typeof quoteView>

export const ORDER_STATUSES = [
  'open',
  'filled',
  'expired',
  'error',
  'cancelled',
  'insufficient-funds',
] as const
export const orderView = z.object({
  orderId: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  txHash: z.string().nullable(),
  explorerUrl: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  sell: z
    .object({ token: z.string(), symbol: z.string().nullable(), amount: z.string().nullable() })
    .nullable(),
  buy: z
    .object({ token: z.string(), symbol: z.string().nullable(), amount: z.string().nullable() })
    .nullable(),
})
export type OrderView = z.infer<typeof orderView>

export const swapRoutes = {
  getQuote: defineRoute({
    method: 'POST',
    path: '/api/swaps/quote',
    summary: 'What an amount of one token buys of another on its chain; Auto takes the better venue',
    access: 'session',
    rate: 'read',
    body: z.object({
      chain: chainId,
      sellToken: tokenRef,
      buyToken: tokenRef,
      sellAmountRaw: rawAmount,
      slippagePct: slippagePct.optional(),
      /** The choice on Ethereum and BSC. */
      provider: z.enum(PROVIDERS).default('auto'),
      /** Who would swap. On Ethereum and BSC venues price for one address, so it has to be said. */
      vaultId: vaultId.optional(),
    }),
    response: quoteView,
  }),
  listOrders: defineRoute({
    method: 'GET',
    path: '/api/uniswapx/orders',
    summary: 'Uniswap X orders of an address, newest first',
    access: 'session',
    rate: 'read',
    query: z.object({ address, cursor: z.string().max(500).optional() }),
    response: z.object({ orders: z.array(orderView), cursor: z.string().nullable() }),
  }),
}
