import { swapErrors } from '@windhover/core/swaps/errors'
import { slippageThatKeeps } from '@windhover/core/swaps/tighten-slippage'
import { buildEvmAction } from '../../platform/evm/build-evm-action.ts'
import { encodeApprovals, readAllowed } from '../../platform/evm/erc20-calls.ts'
import { requireEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { onChain } from '../../platform/swaps/venue-errors.ts'
import type { BuiltSwap, SwapOrder } from '../../ports/swap-venue.ts'
import { askQuote, type FirmQuote, type Question, type ZeroXParts } from './ask-swap.ts'
import { checkCall } from './check-call.ts'
import { ALLOWANCE_HOLDER, addressOf, type ZeroXChain } from './known-contracts.ts'
import { readQuote } from './read-quote.ts'

/** The venue's own estimate is of today's state: a fifth more, as for every call. */
const GAS_MARGIN_PCT = 120n
const GAS_WITHOUT_ESTIMATE = 900_000n
const APPROVAL_GAS = 120_000n

type Parts = ZeroXParts & { readonly nodes: Readonly<Record<ZeroXChain, EvmNode>> }

export async function buildSwap(
  parts: Parts,
  order: SwapOrder & { readonly chain: ZeroXChain },
): Promise<BuiltSwap> {
  const { chain } = order
  const node = parts.nodes[chain]
  const from = requireEvmAddress(order.owner, chain)
  const asked: Question = { ...order, taker: from }
  const quote = await askKept(parts, asked, order.minBuyAmountRaw)
  checkCall(quote, asked)
  if (quote.issues.balance) throw swapErrors.insufficientFunds({ context: { venue: 'zero-x', chain } })
  const { to, data, value: valueWei, gas } = quote.transaction
  const swap = { from, to, data, valueWei }
  if (!quote.issues.allowance) {
    return { actions: [await onChain(chain, buildEvmAction(node, swap))], quote: readQuote(quote) }
  }
  const token = addressOf(order.sellToken, chain)
  const allowance = { token, owner: from, spender: ALLOWANCE_HOLDER }
  const allowedRaw = await onChain(chain, readAllowed(node, allowance))
  const approvals = encodeApprovals(ALLOWANCE_HOLDER, { allowedRaw, neededRaw: order.sellAmountRaw })
  // Nobody can estimate what comes after the first before that has been mined.
  const gasLimit = gas ? (gas * GAS_MARGIN_PCT) / 100n : GAS_WITHOUT_ESTIMATE
  const later = (index: number, limit: bigint) => (index === 0 ? {} : { gasLimit: limit, nonceOffset: index })
  const calls = [
    ...approvals.map((call, index) => ({
      from,
      to: token,
      data: call,
      valueWei: 0n,
      ...later(index, APPROVAL_GAS),
    })),
    { ...swap, ...later(approvals.length, gasLimit) },
  ]
  const built = calls.map((call) => buildEvmAction(node, call))
  return { actions: await onChain(chain, Promise.all(built)), quote: readQuote(quote) }
}

/** Where the price has sunk a little since it was approved, a narrower slippage keeps the same promise. */
async function askKept(parts: Parts, asked: Question, minBuyAmountRaw: bigint): Promise<FirmQuote> {
  const first = await askQuote(parts, asked)
  if (first.minBuyAmount >= minBuyAmountRaw) return first
  const context = { venue: 'zero-x', chain: asked.chain }
  const slippageBps = slippageThatKeeps({ buyAmountRaw: first.buyAmount, minBuyAmountRaw })
  if (slippageBps === null) throw swapErrors.priceMoved({ context })
  const second = await askQuote(parts, { ...asked, slippageBps })
  if (second.minBuyAmount < minBuyAmountRaw) throw swapErrors.priceMoved({ context })
  return second
}
