import { useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { routeKey } from '../../lib/api/route-query.ts'
import type { OrderEnds } from '../../lib/orders/order.ts'
import { type SubmissionControl, useSubmission } from '../../lib/orders/use-submission.ts'
import type { MoneyOrder } from './outcome-text.ts'
import { transferToasts } from './transfer-toasts.ts'

type Place = {
  readonly kind: 'send' | 'wrap'
  readonly chain: ChainId
  readonly vault: VaultView
  readonly open: boolean
}

export function useMoneySubmission({ kind, chain, vault, open }: Place): SubmissionControl<MoneyOrder> {
  const queryClient = useQueryClient()
  const ends: OrderEnds<MoneyOrder> = {
    confirmed: (end) => {
      transferToasts.confirmed(end)
      void queryClient.invalidateQueries({ queryKey: routeKey(transactionRoutes.listRecipients) })
    },
    failed: transferToasts.failed,
  }
  return useSubmission({ place: `${kind}:${chain}`, vault, open, ends })
}
