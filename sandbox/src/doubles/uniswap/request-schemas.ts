import { NETWORKS } from '@windhover/core/authority/networks'
import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'

/** Chains of the original, the practice world's in place of Ethereum and BSC; the rest has no quotes. */
const CHAIN_IDS = [
  NETWORKS.practice.ethereum,
  NETWORKS.practice.bsc,
  10,
  130,
  137,
  143,
  196,
  324,
  480,
  1868,
  4217,
  8453,
  10143,
  42161,
  42220,
  43114,
  59144,
  81457,
  7777777,
  1301,
  84532,
  11155111,
] as const

export const chainId = z.literal(CHAIN_IDS)
export const address = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{40}$/, 'must be an address')
  .transform((text): Address => getAddress(`0x${text.replace(/^0x/, '').toLowerCase()}`))
export const hex = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value),
  {
    message: 'must be hexadecimal',
  },
)
export const rawAmount = z
  .string()
  .regex(/^[0-9]+$/, 'must be a whole number as text')
  .transform((text) => BigInt(text))
const positiveAmount = rawAmount.refine((amount) => amount > 0n, 'must be greater than 0')
const urgency = z.enum(['normal', 'fast', 'urgent'])
/** Per cent with at most two decimals, here in basis points. */
export const slippagePct = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'allows two decimals')

export const approvalRequest = z.strictObject({
  walletAddress: address,
  token: address,
  amount: rawAmount,
  chainId,
  urgency: urgency.optional(),
  includeGasInfo: z.boolean().optional(),
  tokenOut: address.optional(),
  tokenOutChainId: chainId.optional(),
})

export const PROTOCOLS = ['V2', 'V3', 'V4', 'UNISWAPX', 'UNISWAPX_V2', 'UNISWAPX_V3'] as const
export type Protocol = (typeof PROTOCOLS)[number]

export const quoteRequest = z
  .strictObject({
    type: z.enum(['EXACT_INPUT', 'EXACT_OUTPUT']),
    amount: positiveAmount,
    tokenInChainId: chainId,
    tokenOutChainId: chainId,
    tokenIn: address,
    tokenOut: address,
    swapper: address,
    generatePermitAsTransaction: z.boolean().optional(),
    slippageTolerance: slippagePct.optional(),
    autoSlippage: z.literal('DEFAULT').optional(),
    routingPreference: z.enum(['BEST_PRICE', 'FASTEST']).optional(),
    protocols: z.array(z.enum(PROTOCOLS)).min(1).optional(),
    hooksOptions: z.enum(['V4_HOOKS_INCLUSIVE', 'V4_HOOKS_ONLY', 'V4_NO_HOOKS']).optional(),
    spreadOptimization: z.enum(['EXECUTION', 'PRICE']).optional(),
    urgency: urgency.optional(),
    permitAmount: z.enum(['FULL', 'EXACT']).optional(),
    integratorFees: z
      .array(z.strictObject({ bips: z.number().positive().max(500), recipient: address }))
      .length(1)
      .optional(),
    walletExecutionContext: z.looseObject({ scopes: z.record(z.string(), z.unknown()) }).optional(),
  })
  .refine((request) => (request.slippageTolerance === undefined) !== (request.autoSlippage === undefined), {
    message: 'Exactly one of "slippageTolerance" and "autoSlippage" must be defined',
  })
  .refine((request) => !request.protocols || request.routingPreference !== 'FASTEST', {
    message: '"routingPreference" must be BEST_PRICE when "protocols" is defined',
  })
export type QuoteRequest = z.infer<typeof quoteRequest>

const aggregatedOutput = z.strictObject({
  token: address,
  amount: rawAmount,
  recipient: address,
  bps: z.number(),
  minAmount: rawAmount,
})

const tokenInRoute = z.strictObject({
  address,
  chainId,
  symbol: z.string(),
  decimals: z.string(),
  buyFeeBps: z.string().optional(),
  sellFeeBps: z.string().optional(),
})

const poolFields = {
  tokenIn: tokenInRoute,
  tokenOut: tokenInRoute,
  sqrtRatioX96: rawAmount,
  liquidity: rawAmount,
  tickCurrent: z.string(),
  fee: z.string().regex(/^[0-9]+$/),
  amountIn: rawAmount.optional(),
  amountOut: rawAmount.optional(),
}

const poolInRoute = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('v3-pool'), address, ...poolFields }),
  z.strictObject({
    type: z.literal('v4-pool'),
    address: hex,
    tickSpacing: z.string().regex(/^[0-9]+$/),
    hooks: address,
    ...poolFields,
  }),
])
export type PoolInRoute = z.infer<typeof poolInRoute>

/** A quote as we gave it: whatever else is in it was put there by somebody else. */
const classicQuote = z.strictObject({
  chainId,
  input: z.strictObject({ token: address, amount: positiveAmount }),
  output: z.strictObject({ token: address, amount: positiveAmount, recipient: address }),
  swapper: address,
  slippage: slippagePct.optional(),
  tradeType: z.enum(['EXACT_INPUT', 'EXACT_OUTPUT']),
  route: z.array(z.array(poolInRoute).min(1)).length(1).optional(),
  routeString: z.string().optional(),
  quoteId: z.string().optional(),
  gasFee: rawAmount.optional(),
  gasFeeUSD: z.string().optional(),
  gasFeeQuote: rawAmount.optional(),
  gasUseEstimate: rawAmount.optional(),
  gasPrice: rawAmount.optional(),
  maxFeePerGas: rawAmount.optional(),
  maxPriorityFeePerGas: rawAmount.optional(),
  priceImpact: z.number().optional(),
  blockNumber: z.string().optional(),
  txFailureReasons: z.array(z.string()).optional(),
  aggregatedOutputs: z.array(aggregatedOutput).optional(),
})
export type ClassicQuote = z.infer<typeof classicQuote>

const permitData = z.strictObject({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.unknown()),
  values: z.strictObject({
    details: z.strictObject({
      token: address,
      amount: rawAmount,
      expiration: z.string().regex(/^[0-9]+$/),
      nonce: z.string().regex(/^[0-9]+$/),
    }),
    spender: address,
    sigDeadline: rawAmount,
  }),
})
export type PermitData = z.infer<typeof permitData>

export const swapRequest = z
  .strictObject({
    quote: classicQuote,
    signature: hex.optional(),
    permitData: permitData.optional(),
    includeGasInfo: z.boolean().optional(),
    refreshGasPrice: z.boolean().optional(),
    simulateTransaction: z.boolean().optional(),
    safetyMode: z.literal('SAFE').optional(),
    deadline: z.number().int().optional(),
    urgency: urgency.optional(),
  })
  .refine((request) => (request.signature === undefined) === (request.permitData === undefined), {
    message: '"signature" and "permitData" must be given together',
  })
export type SwapRequest = z.infer<typeof swapRequest>

const dutchAmounts = { token: address, startAmount: rawAmount, endAmount: rawAmount }

export const orderRequest = z.strictObject({
  signature: hex,
  quote: z.strictObject({
    encodedOrder: hex,
    orderId: z.string(),
    orderInfo: z.strictObject({
      chainId,
      nonce: z.string(),
      reactor: address,
      swapper: address,
      deadline: z.number(),
      additionalValidationContract: address,
      additionalValidationData: hex,
      input: z.strictObject(dutchAmounts),
      outputs: z.array(z.strictObject({ ...dutchAmounts, recipient: address })).min(1),
      cosigner: address,
    }),
    quoteId: z.string().optional(),
    slippageTolerance: slippagePct.optional(),
    deadlineBufferSecs: z.number().optional(),
    classicGasUseEstimateUSD: z.string().optional(),
    aggregatedOutputs: z.array(aggregatedOutput).optional(),
    portionBips: z.number().optional(),
    portionAmount: rawAmount.optional(),
    portionRecipient: address.optional(),
  }),
  routing: z.literal('DUTCH_V2').optional(),
})
export type OrderRequest = z.infer<typeof orderRequest>
