import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { rawAmount } from '../money/raw-amount.ts'
import { INTENT_STATES } from '../transactions/intent-state.ts'
import { vaultId } from '../vaults/contract.ts'
import { address, ORDER_STATUSES, quoteView, slippagePct, tokenRef } from './contract.ts'
import { PROVIDERS } from './venues.ts'

/** In whole units as people write them: '1.5'. */
const amountText = z.string().min(1).max(160)
const evmChainId = z.union([z.literal(1), z.literal(56)])
/** Made before the first send; the same id again answers the same and moves nothing again. */
const money = { vaultId, intentId: z.uuid().optional() }
const outcome = { intentId: z.uuid(), state: z.enum(INTENT_STATES) }
const signed = z.object({
  fromRemoteSigner: z.object({ signedTransaction: z.object({ transactionSignature: z.string() }) }),
  ...outcome,
})

const buyBody = {
  amount: amountText,
  mode: z.enum(['buy', 'sell']),
  token: tokenRef,
  userAddress: address,
  slippage: slippagePct.optional(),
}

/** The calls by chain, in the words they are known by. Each is the internal quote or intent in other words. */
export const swapSpecRoutes = {
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
