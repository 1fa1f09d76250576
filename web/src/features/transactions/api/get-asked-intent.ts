import { useQuery } from '@tanstack/react-query'
import { type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useAskedReceipt } from '../../../lib/open-receipt.ts'

type AskedIntent = { readonly id: string | null; readonly missing: IntentView | null }

/** The transaction whose receipt was asked for; read by itself where it is not among those that are listed. */
export function useAskedIntent(list: { intents: readonly IntentView[]; isPending: boolean }): AskedIntent {
  const id = useAskedReceipt()
  const isMissing = id !== null && !list.isPending && !list.intents.some(({ intent }) => intent.id === id)
  const query = useQuery({
    ...routeQuery(transactionRoutes.getIntent, { params: { intentId: id ?? '' } }),
    enabled: isMissing,
  })
  return { id, missing: isMissing ? (query.data ?? null) : null }
}
