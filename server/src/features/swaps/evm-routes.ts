import { type Explorers, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { VenueId } from '@windhover/core/transactions/intent'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { BalanceChange } from '../../ports/chain.ts'
import type { VenueOrder } from '../../ports/swap-venue.ts'
import type { Sent } from '../transactions/index.ts'
import { findOwnVault, listReadyVaults } from '../vaults/index.ts'
import { venuesFor } from './choose-venues.ts'
import { openSwap, requireOwnText, type SwapParts } from './open-call.ts'
import { quoteSwap } from './quote-swap.ts'
import { readToken } from './read-token.ts'
import { runSwap } from './run-swap.ts'

const CHAIN_OF = { 1: 'ethereum', 56: 'bsc' } as const

export function evmSwapBindings(parts: SwapParts): readonly RouteBinding[] {
  return [
    bindRoute(swapRoutes.evmQuote, async ({ session, body }) => {
      const vault = await findOwnVault(parts.db, { userId: session.userId, vaultId: body.vaultId })
      requireOwnText(body.taker, [vault.ethAddress])
      const chain = CHAIN_OF[body.chainId]
      const { view, venue } = await quoteSwap(parts, {
        chain,
        venues: venuesFor(chain, { provider: body.provider, sellToken: body.sellToken }),
        sellToken: readToken(parts, { chain, token: body.sellToken }),
        buyToken: readToken(parts, { chain, token: body.buyToken }),
        sellAmountRaw: BigInt(body.sellAmount),
        slippagePct: body.slippage,
        taker: vault.ethAddress,
      })
      return { ...view, buyAmount: view.terms.quotedBuyAmountRaw, provider: providerOf(venue) }
    }),

    bindRoute(swapRoutes.evmSwap, async (request) => {
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

    bindRoute(swapRoutes.listOrders, async ({ session, query }) => {
      const vaults = await listReadyVaults(parts.db, session.userId)
      requireOwnText(
        query.address,
        vaults.map((vault) => vault.ethAddress),
      )
      const { desk } = parts.swapVenues['uniswap-x']
      if (desk?.listOrders === undefined) throw swapErrors.ordersFailed()
      const asked = { owner: query.address, cursor: query.cursor ?? null }
      const page = await desk.listOrders(asked).catch((error: unknown) => {
        throw swapErrors.ordersFailed({ cause: error })
      })
      return {
        orders: page.orders.map((order) => viewOrder(order, parts.config.explorers)),
        cursor: page.nextCursor,
      }
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

function viewOrder({ orderId, status, filledBy, createdAtMs, sell, buy }: VenueOrder, explorers: Explorers) {
  const filled = filledBy === null ? null : { chain: 'ethereum' as const, transactionId: filledBy }
  return {
    orderId,
    orderStatus: status,
    txHash: filledBy,
    explorerUrl: filled === null ? null : explorerTransactionUrl(explorers, filled),
    createdAt: createdAtMs === null ? null : new Date(createdAtMs).toISOString(),
    sell: viewSide(sell),
    buy: viewSide(buy),
  }
}

function viewSide(side: BalanceChange | null) {
  if (side === null) return null
  const { token, symbol, decimals, amountRaw } = side
  return { token, symbol, amount: formatAmount(amountRaw < 0n ? -amountRaw : amountRaw, decimals) }
}
