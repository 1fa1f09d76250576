import { swapErrors } from '@windhover/core/swaps/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { errorText } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ordersCopy } from '../copy.ts'
import { OrderRow } from './order-row.tsx'
import { useNearEnd } from './use-near-end.ts'
import { useOrders } from './use-orders.ts'

type OrdersListProps = { readonly chain: 'ethereum' | 'bsc'; readonly vault: VaultView | null }

const FAILED = swapErrors.ordersFailed().message

export default function OrdersList({ chain, vault }: OrdersListProps) {
  // Uniswap X has no orders on BSC, and the same address may have some on Ethereum (decision D11).
  const list = useOrders(chain === 'ethereum' ? (vault?.ethAddress ?? null) : null)
  const { orders, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !list.isError, () => void fetchNextPage())
  if (list.isLoading) return <SkeletonRows rows={5} label={ordersCopy.loading} className="px-5" />
  if (list.isError && orders.length === 0) {
    return (
      <ErrorState
        layout="block"
        className="m-auto"
        message={errorText(list.error, FAILED)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        className="m-auto"
        icon={<ListOrdered size={24} />}
        title={ordersCopy.none}
        hint={chain === 'bsc' ? ordersCopy.notOffered : ordersCopy.noneHint}
      />
    )
  }
  return (
    <>
      <ul aria-label={ordersCopy.label}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      {list.isError ? (
        <ErrorState className="m-4" message={FAILED} onRetry={() => void fetchNextPage()} />
      ) : (
        <p ref={end} role="status" className="py-3 text-center text-caption text-3">
          {isFetchingNextPage ? ordersCopy.loadingMore : hasNextPage ? ordersCopy.scroll : ''}
        </p>
      )}
    </>
  )
}
