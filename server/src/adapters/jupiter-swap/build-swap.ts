import { getBase64Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { slippageThatKeeps } from '@windhover/core/swaps/tighten-slippage'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import type { BuiltSwap, SwapOrder } from '../../ports/swap-venue.ts'
import { askOrder, type OrderAnswer, type ReferralFee } from './ask-order.ts'
import { readQuote } from './read-quote.ts'

const CONTEXT = { venue: 'jupiter' }
const MAKER = 'jupiterz'

type Parts = { readonly api: Upstream; readonly fee: ReferralFee | null }

/** Asks afresh: a transaction lives for a minute, and a maker's price for less. */
export async function buildSwap(parts: Parts, order: SwapOrder): Promise<BuiltSwap> {
  const answer = await askKept(parts, order)
  if (answer.transaction === null) throw wrong('transaction')
  if (answer.transaction === '') throw readShortage(answer)
  const { lastValidBlockHeight } = answer
  if (lastValidBlockHeight === null || lastValidBlockHeight === undefined) throw wrong('height')
  const { signers, blockhash } = readTransaction(answer.transaction)
  const action = {
    chain: 'solana' as const,
    transactionBase64: answer.transaction,
    feePayer: readFeePayer(signers, order.owner),
    lastValidBlockHeight,
    blockhash,
    requestId: answer.requestId,
  }
  return { actions: [action], quote: readQuote(answer, { ...order, taker: order.owner, fee: parts.fee }) }
}

/** Where the price has sunk a little since it was approved, a narrower slippage keeps the same promise. */
async function askKept(parts: Parts, order: SwapOrder): Promise<OrderAnswer> {
  const asked = { ...order, taker: order.owner }
  const first = await askOrder(parts, asked)
  if (guaranteed(first) >= order.minBuyAmountRaw) return first
  const { minBuyAmountRaw } = order
  const slippageBps = slippageThatKeeps({ buyAmountRaw: first.outAmount, minBuyAmountRaw })
  if (slippageBps === null) throw swapErrors.priceMoved({ context: CONTEXT })
  const second = await askOrder(parts, { ...asked, slippageBps })
  if (guaranteed(second) < minBuyAmountRaw) throw swapErrors.priceMoved({ context: CONTEXT })
  return second
}

function guaranteed({ router, outAmount, otherAmountThreshold }: OrderAnswer): bigint {
  return router === MAKER ? outAmount : otherAmountThreshold
}

const SHORTAGES: Readonly<Record<number, (context: typeof CONTEXT & { reason: string }) => AppError>> = {
  1: (context) => swapErrors.insufficientFunds({ context }),
  2: (context) => swapErrors.insufficientFunds({ context: { ...context, token: 'native' } }),
  3: (context) =>
    /minimum/i.test(context.reason) ? swapErrors.amountTooSmall({ context }) : swapErrors.failed({ context }),
}

function readShortage({ errorCode, errorMessage }: OrderAnswer): AppError {
  const context = { ...CONTEXT, reason: errorMessage ?? '' }
  return SHORTAGES[errorCode ?? 0]?.(context) ?? swapErrors.failed({ context })
}

/** The owner pays the network, or the venue does where the owner's purse is empty: that is not what was approved. */
function readFeePayer(signers: readonly string[], owner: string): string {
  if (!signers.includes(owner)) throw wrong('signers')
  const [feePayer] = signers
  if (feePayer !== owner)
    throw swapErrors.insufficientFunds({ context: { ...CONTEXT, token: 'native', reason: 'fee payer' } })
  return feePayer
}

function readTransaction(transactionBase64: string): { signers: readonly string[]; blockhash: string } {
  try {
    const bytes = getBase64Encoder().encode(transactionBase64)
    const { signatures, messageBytes } = getTransactionDecoder().decode(bytes)
    const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(messageBytes)
    return { signers: Object.keys(signatures), blockhash: lifetimeToken }
  } catch (cause) {
    throw swapErrors.venueWrong({ context: { ...CONTEXT, part: 'transaction' }, cause })
  }
}

function wrong(part: string): AppError {
  return swapErrors.venueWrong({ context: { ...CONTEXT, part } })
}
