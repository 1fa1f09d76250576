import { swapSpecRoutes } from '@windhover/core/swaps/spec-contract'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { Sent } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { type AskingParts, openSwap, requireOwnText } from './open-call.ts'
import { quotePair } from './quote-pair.ts'
import { runSwap } from './run-swap.ts'

const CHAIN_OF = { 1: 'ethereum', 56: 'bsc' } as const

export function evmSwapBindings(parts: AskingParts): readonly RouteBinding[] {
  return [
    bindRoute(swapSpecRoutes.evmQuote, async ({ session, body }) => {
      const vault = await findOwnVault(parts.db, { userId: session.userId, vaultId: body.vaultId })
      requireOwnText(body.taker, [vault.ethAddress])
      const { view, venue } = await quotePair(parts, {
        chain: CHAIN_OF[body.chainId],
        sellToken: body.sellToken,
        buyToken: body.buyToken,
        sellAmountRaw: BigInt(body.sellAmount),
        slippagePct: body.slippage,
        provider: body.provider,
        taker: vault.ethAddress,
      })
      return { ...view, buyAmount: view.terms.quotedBuyAmountRaw, provider: providerOf(venue) }
    }),

    bindRoute(swapSpecRoutes.evmSwap, async (request) => {
      const { vault, call } = await openSwap(parts, request)
      const { from, quote, chainId } = request.body
      requireOwnText(from, [vault.ethAddress])
      const { terms } = quote
      if (terms.chain !== CHAIN_OF[chainId]) throw transactionErrors.wrongVault()
      const { chain, sellToken, buyToken, sellAmountRaw } = terms
      const isOrder = terms.venue === 'uniswap-x'
      const asked = { chain, sellToken, buyToken, sellAmountRaw }
      const until = isOrder ? ('submitted' as const) : ('ended' as const)
      const sent = await runSwap(parts, { ...call, until }, { asked, quote: async () => terms })
      return isOrder ? describeOrder(sent) : describeHash(sent)
    }),
  ]
}

function providerOf(venue: VenueId): 'uniswapx' | '0x' {
  return venue === 'uniswap-x' ? 'uniswapx' : '0x'
}

function describeHash({ transactionId, intentId, state }: Sent) {
  return { hash: transactionId, intentId, state }
}

function describeOrder({ transactionId, intentId, state, view }: Sent) {
  const orderId = view.receipt?.swap?.orderId ?? transactionId
  const filled = state === 'CONFIRMED' ? { hash: transactionId } : {}
  const orderStatus = state === 'CONFIRMED' ? ('filled' as const) : ('open' as const)
  return { ...filled, orderId, orderStatus, intentId, state }
}
