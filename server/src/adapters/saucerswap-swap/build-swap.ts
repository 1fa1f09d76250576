import { chainErrors } from '@windhover/core/chains/errors'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { Address } from 'viem'
import type { Clock } from '../../platform/clock.ts'
import { buildEvmAction, type EvmIntent } from '../../platform/evm/build-evm-action.ts'
import { encodeApproval, readAllowed, readHeld } from '../../platform/evm/erc20-calls.ts'
import { requireEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { suggestHederaFees } from '../../platform/evm/suggest-hedera-fees.ts'
import { onChain } from '../../platform/swaps/venue-errors.ts'
import type { EvmAction } from '../../ports/chain.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import type { BuiltSwap, SwapOrder } from '../../ports/swap-venue.ts'
import type { Mirror } from './ask-mirror.ts'
import { encodeSwap } from './encode-swap.ts'
import { addressOf, entityOf, ROUTER } from './known-contracts.ts'
import { quotePool } from './quote-pool.ts'
import { readGasPrice, readQuote } from './read-quote.ts'

const CONTEXT = { venue: 'saucerswap', chain: 'hedera' }
/** Gas limits of calls that cannot be estimated until the calls before them are mined. */
const SWAP_GAS = 900_000n
const APPROVAL_GAS = 800_000n

export type Parts = {
  readonly relay: EvmNode
  readonly mirror: Mirror
  readonly accounts: HederaAccounts
  readonly clock: Clock
}

/** The owner must be associated with the bought token, and the router allowed to take the sold one, before the swap. */
export async function buildSwap(parts: Parts, order: SwapOrder): Promise<BuiltSwap> {
  const owner = requireEvmAddress(order.owner, 'hedera')
  const [pool, gasPrice, association, allowance] = await Promise.all([
    quotePool(parts.mirror, order),
    readGasPrice(parts.relay),
    buildAssociation(parts, order, owner),
    planAllowance(parts, order, owner),
  ])
  if (pool.buyAmountRaw < order.minBuyAmountRaw) throw swapErrors.priceMoved({ context: CONTEXT })
  const swap = encodeSwap(order, { owner, path: pool.path, nowMs: parts.clock.now().getTime() })
  const before = association.length
  const calls: readonly EvmIntent[] = [...allowance, swap]
  const built = calls.map((call, index) => {
    const nonceOffset = before + index
    const gasLimit = call === swap ? SWAP_GAS : APPROVAL_GAS
    const positioned = nonceOffset === 0 ? call : { ...call, gasLimit, nonceOffset }
    return onChain('hedera', buildEvmAction(parts.relay, positioned, suggestHederaFees))
  })
  return {
    actions: [...association, ...(await Promise.all(built))],
    quote: readQuote(order, { pool, gasPrice }),
  }
}

async function buildAssociation(
  { accounts, mirror }: Parts,
  order: SwapOrder,
  owner: Address,
): Promise<readonly EvmAction[]> {
  if (order.buyToken === 'native') return []
  const token = entityOf(order.buyToken)
  const associated = await accounts.isAssociated(owner, token)
  if (associated.state !== 'known') throw chainErrors.unavailable({ context: CONTEXT })
  if (associated.value || (await mirror.takesAnyToken(owner))) return []
  return [await accounts.buildAssociate({ owner, token })]
}

/** HBAR is sent with the call. A token is taken by the router, which needs an allowance for that amount. */
async function planAllowance(
  { relay }: Parts,
  order: SwapOrder,
  owner: Address,
): Promise<readonly EvmIntent[]> {
  if (order.sellToken === 'native') return []
  const token = addressOf(order.sellToken)
  const [held, allowed] = await onChain(
    'hedera',
    Promise.all([readHeld(relay, { token, owner }), readAllowed(relay, { token, owner, spender: ROUTER })]),
  )
  if (held < order.sellAmountRaw) throw swapErrors.insufficientFunds({ context: CONTEXT })
  if (allowed >= order.sellAmountRaw) return []
  return [{ from: owner, to: token, data: encodeApproval(ROUTER, order.sellAmountRaw), valueWei: 0n }]
}
