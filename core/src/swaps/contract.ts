import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { rawAmount, swapIntent } from '../transactions/intent.ts'
import { INTENT_STATES } from '../transactions/intent-state.ts'
import { maxLossView } from '../transactions/max-loss.ts'
import { vaultId } from '../vaults/contract.ts'
import { PROVIDERS } from './venues.ts'

const address = z.string().trim().min(3).max(64)
const tokenRef = z.string().min(1).max(64)
/** In whole units as people write them: '1.5'. */
const amountText = z.string().min(1).max(160)
const slippagePct = z.number().min(0).max(40)
const evmChainId = z.union([z.literal(1), z.literal(56)])
/** Made before the first send; the same id again answers the same and moves nothing again. */
const money = { vaultId, intentId: z.uuid().optional() }

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
  amountRaw: z.string(),
  amountUsd: z.number().nullable(),
})
export type QuoteFeeView = z.infer<typeof quoteFee>

/** What every quote says, whatever the chain; the calls of the chains add the words that they are known by. */
export const quoteView = z.object({
  /** With an id and a vault these are the intent that the quote promises. */
  terms: swapIntent.omit({ id: true, vaultId: true, type: true }),
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

const outcome = { intentId: z.uuid(), state: z.enum(INTENT_STATES) }
const signed = z.object({
  fromRemoteSigner: z.object({ signedTransaction: z.object({ transactionSignature: z.string() }) }),
  ...outcome,
})

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

const buyBody = {
  amount: amountText,
  mode: z.enum(['buy', 'sell']),
  token: tokenRef,
  userAddress: address,
  slippage: slippagePct.optional(),
}

export const swapRoutes = {
  solanaQuote: defineRoute({
    method: 'POST',
    path: '/api/solana/swap/quote',
    summary: 'What an amount of one token buys of another through Jupiter',
    access: 'session',
    rate: 'read',
    body: z.object({
      fromMint: tokenRef,
      toMint: tokenRef,
      amount: amountText,
      slippage: slippagePct.optional(),
      /** Lets the answer say whether the vault can pay; without it the quote is the same for everybody. */
      vaultId: vaultId.optional(),
    }),
    response: quoteView.extend({ outAmount: z.string() }),
  }),
  solanaSwap: defineRoute({
    method: 'POST',
    path: '/api/solana/swap',
    summary: 'Swaps on Solana and waits for what comes of it',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      ...money,
      fromMint: tokenRef,
      toMint: tokenRef,
      amount: amountText,
      slippage: slippagePct.optional(),
      skipFee: z.literal(false).default(false),
    }),
    response: signed,
  }),
  solanaBuyQuote: defineRoute({
    method: 'POST',
    path: '/api/solana/buy/quote',
    summary: 'What a buy of a token with SOL, or a sale of it for SOL, brings',
    access: 'vault-key',
    rate: 'read',
    body: z.object({ vaultId, ...buyBody }),
    response: quoteView.extend({ outAmount: z.string() }),
  }),
  solanaBuy: defineRoute({
    method: 'POST',
    path: '/api/solana/buy',
    summary: 'Buys a token with SOL or sells it for SOL',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, ...buyBody }),
    response: z.object({ signature: z.string(), ...outcome }),
  }),
  evmQuote: defineRoute({
    method: 'POST',
    path: '/api/ethereum/swap/quote',
    summary: 'What an amount buys on Ethereum (chain 1) or BSC (56); Auto takes the better venue',
    access: 'vault-key',
    rate: 'read',
    body: z.object({
      vaultId,
      sellToken: tokenRef,
      buyToken: tokenRef,
      /** In the token's smallest unit. */
      sellAmount: rawAmount,
      chainId: evmChainId,
      taker: address,
      provider: z.enum(PROVIDERS).default('auto'),
      slippage: slippagePct.optional(),
    }),
    response: quoteView.extend({ buyAmount: z.string(), provider: z.enum(['uniswapx', '0x']) }),
  }),
  evmSwap: defineRoute({
    method: 'POST',
    path: '/api/ethereum/swap',
    summary: 'Swaps by a quote that was given before; a hash, or an order that waits for its filler',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      ...money,
      from: address,
      quote: z.object({ terms: quoteView.shape.terms }),
      chainId: evmChainId,
    }),
    response: z.object({
      hash: z.string().optional(),
      orderId: z.string().optional(),
      orderStatus: z.enum(ORDER_STATUSES).optional(),
      ...outcome,
    }),
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
  hederaQuote: defineRoute({
    method: 'POST',
    path: '/api/hedera/swap/quote',
    summary: 'What an amount buys on SaucerSwap, by the first fee tier that has a pool',
    access: 'session',
    rate: 'read',
    body: z.object({
      /** EVM address, `0.0.N`, or `native`. */
      inputToken: tokenRef,
      outputToken: tokenRef,
      inputDecimals: z.int().min(0).max(18),
      outputDecimals: z.int().min(0).max(18),
      amount: amountText,
      slippage: slippagePct.optional(),
    }),
    response: quoteView.extend({ amountOut: z.string(), feeTier: z.number().int() }),
  }),
  hederaSwap: defineRoute({
    method: 'POST',
    path: '/api/hedera/swap',
    summary: 'Swaps on Hedera; the output token is accepted first where it has to be',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      ...money,
      inputToken: tokenRef,
      outputToken: tokenRef,
      amount: amountText,
      from: address,
      /** True where HBAR itself is sold or bought, not its wrapped form. */
      useNative: z.boolean(),
      slippage: slippagePct.optional(),
    }),
    response: z.object({ hash: z.string(), ...outcome }),
  }),
}
