import { type Explorers, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { BalanceChange } from '../../ports/chain.ts'
import type { VenueOrder } from '../../ports/swap-venue.ts'
import { listReadyVaults } from '../vaults/index.ts'
import { requireOwnText } from './open-call.ts'

export function orderBindings(
  parts: Pick<FeatureParts, 'db' | 'config' | 'swapVenues'>,
): readonly RouteBinding[] {
  return [
    bindRoute(swapRoutes.listOrders, async ({ session, query }) => {
      const vaults = await listReadyVaults(parts.db, session.userId)
      requireOwnText(
        query.address,
        vaults.map((vault) => vault.ethAddress),
      )
      const { relay } = parts.swapVenues['uniswap-x']
      if (relay?.listOrders === undefined) throw swapErrors.ordersFailed()
      const asked = { owner: query.address, cursor: query.cursor ?? null }
      const page = await relay.listOrders(asked).catch((error: unknown) => {
        throw swapErrors.ordersFailed({ cause: error })
      })
      return {
        orders: page.orders.map((order) => viewOrder(order, parts.config.explorers)),
        cursor: page.nextCursor,
      }
    }),
  ]
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
