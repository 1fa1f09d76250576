import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import { swapErrors } from '@windhover/core/swaps/errors'
import { getAddress, zeroAddress } from 'viem'
import { z } from 'zod'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'
import type { QuoteRequest } from '../../ports/swap-venue.ts'
import { checkOrder } from './check-order.ts'
import { addressOf } from './known-contracts.ts'

/** A price for nobody in particular still wants a name in it. */
const NOBODY = '0x000000000000000000000000000000000000dEaD'

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => getAddress(text.toLowerCase()))
const amount = exactInteger.transform(String)
const range = { token: address, startAmount: amount, endAmount: amount }

const orderInfo = z.object({
  chainId: z.number(),
  reactor: address,
  swapper: address,
  nonce: amount,
  deadline: z.coerce.number().int().positive(),
  cosigner: address,
  /** Would let somebody else decide about the order; the signer makes orders without one. */
  additionalValidationContract: z.literal(zeroAddress).optional(),
  input: z.object(range),
  outputs: z
    .array(z.object({ ...range, recipient: address }))
    .min(1)
    .max(2),
})

const quoteAnswer = z.object({ routing: z.string(), quote: z.unknown() })
const dutchQuote = z.looseObject({ orderId: z.string(), orderInfo })

export type DutchQuote = {
  readonly order: DutchOrder
  /** At once, and at the end of its time. */
  readonly startRaw: bigint
  readonly endRaw: bigint
  readonly quoteJson: string
}

export async function askQuote(
  { api, node: { evmChainId } }: { api: Upstream; node: Pick<EvmNode, 'evmChainId'> },
  asked: QuoteRequest,
): Promise<DutchQuote> {
  const swapper = asked.taker === null ? NOBODY : addressOf(asked.taker)
  const [tokenIn, tokenOut] = [addressOf(asked.sellToken), addressOf(asked.buyToken)]
  const answer = await api.post({
    path: '/quote',
    bodyText: JSON.stringify({
      type: 'EXACT_INPUT',
      amount: `${asked.sellAmountRaw}`,
      tokenInChainId: evmChainId,
      tokenOutChainId: evmChainId,
      tokenIn,
      tokenOut,
      swapper,
      protocols: ['UNISWAPX_V2'],
      slippageTolerance: asked.slippageBps / 100,
    }),
    schema: quoteAnswer,
    isRead: true,
  })
  if (answer.routing !== 'DUTCH_V2') throw swapErrors.noLiquidity({ context: { venue: 'uniswap-x' } })
  const parsed = dutchQuote.safeParse(answer.quote)
  if (!parsed.success) {
    throw swapErrors.venueWrong({ context: { venue: 'uniswap-x', part: 'quote' }, cause: parsed.error })
  }
  const { chainId, additionalValidationContract: _none, ...order } = parsed.data.orderInfo
  if (chainId !== evmChainId) throw swapErrors.venueWrong({ context: { venue: 'uniswap-x', part: 'chain' } })
  checkOrder(order, { swapper, tokenIn, tokenOut, sellAmountRaw: asked.sellAmountRaw })
  return {
    order,
    startRaw: sum(order.outputs.map((output) => output.startAmount)),
    endRaw: sum(order.outputs.map((output) => output.endAmount)),
    quoteJson: JSON.stringify(answer.quote, (_key, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  }
}

function sum(amounts: readonly string[]): bigint {
  return amounts.reduce((total, each) => total + BigInt(each), 0n)
}
