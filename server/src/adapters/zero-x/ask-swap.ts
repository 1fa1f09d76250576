import { swapErrors } from '@windhover/core/swaps/errors'
import { getAddress, isAddressEqual } from 'viem'
import { z } from 'zod'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText } from '../../platform/evm/evm-shapes.ts'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'
import type { QuoteRequest } from '../../ports/swap-venue.ts'
import { addressOf, type ZeroXChain } from './known-contracts.ts'

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => getAddress(text.toLowerCase()))
const fee = z.object({ amount: exactInteger, token: address }).nullish()

const priced = z.object({
  liquidityAvailable: z.literal(true),
  sellToken: address,
  buyToken: address,
  sellAmount: exactInteger,
  buyAmount: exactInteger,
  minBuyAmount: exactInteger,
  fees: z.object({ integratorFee: fee, zeroExFee: fee }),
  issues: z.object({
    allowance: z.object({ spender: address }).nullish(),
    balance: z.object({ token: z.string() }).nullish(),
  }),
  route: z.object({
    fills: z.array(
      z.object({ from: address, to: address, source: z.string(), proportionBps: z.coerce.number() }),
    ),
  }),
  totalNetworkFee: exactInteger.nullish(),
})
const nothing = z.object({ liquidityAvailable: z.literal(false) })

const transaction = z.object({
  to: address,
  data: hexText,
  value: exactInteger,
  gas: exactInteger.nullish(),
})
const priceAnswer = z.discriminatedUnion('liquidityAvailable', [priced, nothing])
const quoteAnswer = z.discriminatedUnion('liquidityAvailable', [priced.extend({ transaction }), nothing])

export type Price = z.output<typeof priced>
export type FirmQuote = Price & { readonly transaction: z.output<typeof transaction> }

/** What the operator takes of what is bought; the venue pays it out in the swap itself. */
export type IntegratorFee = { readonly account: string; readonly bps: number }

export type ZeroXParts = {
  readonly api: Upstream
  readonly fee: IntegratorFee | null
  readonly nodes: Readonly<Record<ZeroXChain, EvmNode>>
}
export type Question = QuoteRequest & { readonly chain: ZeroXChain }

export async function askPrice(parts: ZeroXParts, asked: Question): Promise<Price> {
  return asAsked<Price>(asked, await parts.api.get(pathOf('price', parts, asked), priceAnswer))
}

export async function askQuote(parts: ZeroXParts, asked: Question): Promise<FirmQuote> {
  return asAsked<FirmQuote>(asked, await parts.api.get(pathOf('quote', parts, asked), quoteAnswer))
}

function pathOf(kind: 'price' | 'quote', { fee: own, nodes }: ZeroXParts, asked: Question): string {
  const buyToken = addressOf(asked.buyToken, asked.chain)
  const query = new URLSearchParams({
    chainId: `${nodes[asked.chain].evmChainId}`,
    sellToken: addressOf(asked.sellToken, asked.chain),
    buyToken,
    sellAmount: `${asked.sellAmountRaw}`,
    slippageBps: `${asked.slippageBps}`,
    ...(asked.taker === null ? {} : { taker: asked.taker }),
    ...(own === null
      ? {}
      : { swapFeeRecipient: own.account, swapFeeBps: `${own.bps}`, swapFeeToken: buyToken }),
  })
  return `/swap/allowance-holder/${kind}?${query}`
}

function asAsked<Answer extends Price>(
  asked: Question,
  answer: Answer | { readonly liquidityAvailable: false },
): Answer {
  const context = { venue: 'zero-x', chain: asked.chain }
  if (!answer.liquidityAvailable) throw swapErrors.noLiquidity({ context })
  const isSame =
    isAddressEqual(answer.sellToken, addressOf(asked.sellToken, asked.chain)) &&
    isAddressEqual(answer.buyToken, addressOf(asked.buyToken, asked.chain)) &&
    answer.sellAmount === asked.sellAmountRaw &&
    answer.minBuyAmount <= answer.buyAmount
  if (!isSame) throw swapErrors.venueWrong({ context: { ...context, part: 'amounts' } })
  if (answer.buyAmount <= 0n) throw swapErrors.amountTooSmall({ context })
  return answer
}
