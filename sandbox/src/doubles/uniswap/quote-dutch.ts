import { randomBytes, randomUUID } from 'node:crypto'
import { bytesToBigInt, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'
import { COSIGNER } from './cosign-order.ts'
import {
  DUTCH_REACTOR,
  type DutchOrder,
  encodeOrder,
  hashOrder,
  NOT_COSIGNED,
  orderTypedData,
} from './dutch-order.ts'
import type { QuoteRequest } from './request-schemas.ts'
import { textAmounts } from './text-amounts.ts'
import { convertAmount, convertBack, scaleBps } from './value-amounts.ts'
import { chainNowSec, priced } from './world-chain.ts'

/** What a filler earns. */
export const FILLER_BPS = 10n
const DEADLINE_SEC = 120
const AUTO_SLIPPAGE_PCT = 0.5

export type QuoteSubject = {
  readonly world: World
  readonly chain: EvmChain
  readonly listingIn: Listing
  readonly listingOut: Listing
  readonly request: QuoteRequest
  /** 100 for the truth. */
  readonly truthPct: bigint
}

export type QuoteAnswer = {
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly body: {
    readonly routing: 'CLASSIC' | 'DUTCH_V2' | 'WRAP' | 'UNWRAP'
    readonly quote: Readonly<Record<string, unknown>>
    readonly permitData: unknown
    readonly permitTransaction?: unknown
  }
}

/** Makers quote only what behaves: the fill must give exactly what it says. */
export function canQuoteDutch({ world, chain, listingIn, listingOut }: QuoteSubject): boolean {
  const behaves = [listingIn, listingOut].every(({ risk }) => risk.transferTaxBps === 0 && !risk.honeypot)
  return chain === world.evm.ethereum && listingIn.standard === 'erc20' && behaves
}

export async function quoteDutch(subject: QuoteSubject): Promise<QuoteAnswer | null> {
  const { chain, request } = subject
  const slippage = request.slippageTolerance ?? AUTO_SLIPPAGE_PCT
  const amounts = dutchAmounts(subject, BigInt(Math.round(slippage * 100)))
  if (amounts.input.startAmount === 0n || amounts.output.endAmount === 0n) return null
  const order: DutchOrder = {
    info: {
      reactor: DUTCH_REACTOR,
      swapper: request.swapper,
      nonce: bytesToBigInt(randomBytes(32)),
      deadline: (await chainNowSec(chain)) + BigInt(DEADLINE_SEC),
      additionalValidationContract: zeroAddress,
      additionalValidationData: '0x',
    },
    cosigner: COSIGNER.address,
    baseInput: { token: request.tokenIn, ...amounts.input },
    baseOutputs: [{ token: request.tokenOut, ...amounts.output, recipient: request.swapper }],
    ...NOT_COSIGNED,
  }
  const { domain, types, message } = orderTypedData(order, chain.chainId)
  return {
    amountIn: amounts.input.startAmount,
    amountOut: amounts.output.startAmount,
    body: {
      routing: 'DUTCH_V2',
      quote: { ...describeOrder(order, chain.chainId), quoteId: randomUUID(), slippageTolerance: slippage },
      permitData: textAmounts({ domain, types, values: message }),
    },
  }
}

type Range = { readonly startAmount: bigint; readonly endAmount: bigint }

function dutchAmounts(subject: QuoteSubject, slippageBps: bigint): { input: Range; output: Range } {
  const { request, truthPct } = subject
  const fixed = { startAmount: request.amount, endAmount: request.amount }
  if (request.type === 'EXACT_INPUT') {
    const startAmount = (fairOutput(subject, request.amount) * truthPct) / 100n
    return { input: fixed, output: { startAmount, endAmount: scaleBps(startAmount, 10_000n - slippageBps) } }
  }
  const startAmount = (fairInput(subject, request.amount) * truthPct) / 100n
  return { input: { startAmount, endAmount: scaleBps(startAmount, 10_000n + slippageBps) }, output: fixed }
}

type Pair = Pick<QuoteSubject, 'world' | 'listingIn' | 'listingOut'>

export function fairOutput({ world, listingIn, listingOut }: Pair, amountIn: bigint): bigint {
  const amountOut = convertAmount(amountIn, priced(world, listingIn), priced(world, listingOut))
  return scaleBps(amountOut, 10_000n - FILLER_BPS)
}

export function fairInput({ world, listingIn, listingOut }: Pair, amountOut: bigint): bigint {
  const amountIn = convertBack(amountOut, priced(world, listingIn), priced(world, listingOut))
  return scaleBps(amountIn, 10_000n + FILLER_BPS)
}

function describeOrder(order: DutchOrder, chainId: number) {
  const { info, baseInput, baseOutputs, cosigner } = order
  return {
    encodedOrder: encodeOrder(order),
    orderId: hashOrder(order),
    orderInfo: {
      ...textAmounts({ chainId, ...info, input: baseInput, outputs: baseOutputs, cosigner }),
      deadline: Number(info.deadline),
    },
    deadlineBufferSecs: DEADLINE_SEC,
    aggregatedOutputs: baseOutputs.map((output) => ({
      token: output.token,
      amount: output.startAmount.toString(),
      recipient: output.recipient,
      bps: 10_000,
      minAmount: output.endAmount.toString(),
    })),
  }
}
