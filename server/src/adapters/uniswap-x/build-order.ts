import { swapErrors } from '@windhover/core/swaps/errors'
import { slippageThatKeeps } from '@windhover/core/swaps/tighten-slippage'
import { buildEvmAction } from '../../platform/evm/build-evm-action.ts'
import { encodeApprovals, readAllowed, readHeld } from '../../platform/evm/erc20-calls.ts'
import { requireEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { onChain } from '../../platform/swaps/venue-errors.ts'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import type { OrderAction } from '../../ports/chain.ts'
import type { BuiltSwap, SwapOrder } from '../../ports/swap-venue.ts'
import { askQuote, type DutchQuote } from './ask-quote.ts'
import { addressOf, PERMIT2 } from './known-contracts.ts'
import { readQuote } from './read-quote.ts'

const CONTEXT = { venue: 'uniswap-x' }
/** For a second one, which nobody can estimate before the first has been mined. */
const APPROVAL_GAS = 120_000n

type Parts = { readonly api: Upstream; readonly node: EvmNode }

/** Nobody fills an order that cannot be paid, so that is found out first; the order itself costs the owner no fee. */
export async function buildOrder(parts: Parts, order: SwapOrder): Promise<BuiltSwap> {
  const { node } = parts
  const owner = requireEvmAddress(order.owner, 'ethereum')
  const token = addressOf(order.sellToken)
  const [held, allowed] = await onChain(
    'ethereum',
    Promise.all([readHeld(node, { token, owner }), readAllowed(node, { token, owner, spender: PERMIT2 })]),
  )
  if (held < order.sellAmountRaw) throw swapErrors.insufficientFunds({ context: CONTEXT })
  const asked = await askKept(parts, { ...order, owner })
  const quote = readQuote(asked, order)
  const { order: terms, quoteJson } = asked
  const swap: OrderAction = { chain: 'ethereum', from: owner, order: terms, quoteJson }
  const approvals = encodeApprovals(PERMIT2, { allowedRaw: allowed, neededRaw: order.sellAmountRaw }).map(
    (data, index) => ({
      from: owner,
      to: token,
      data,
      valueWei: 0n,
      ...(index === 0 ? {} : { gasLimit: APPROVAL_GAS, nonceOffset: index }),
    }),
  )
  const built = approvals.map((approval) => buildEvmAction(node, approval))
  return { actions: [...(await onChain('ethereum', Promise.all(built))), swap], quote }
}

/** Where the price has sunk a little since it was approved, a narrower slippage keeps the same promise. */
async function askKept({ api, node }: Parts, order: SwapOrder): Promise<DutchQuote> {
  const asked = { ...order, taker: order.owner }
  const { minBuyAmountRaw } = order
  const first = await askQuote({ api, node }, asked)
  if (first.endRaw >= minBuyAmountRaw) return first
  const slippageBps = slippageThatKeeps({ buyAmountRaw: first.startRaw, minBuyAmountRaw })
  if (slippageBps === null) throw swapErrors.priceMoved({ context: CONTEXT })
  const second = await askQuote({ api, node }, { ...asked, slippageBps })
  if (second.endRaw < minBuyAmountRaw) throw swapErrors.priceMoved({ context: CONTEXT })
  return second
}
