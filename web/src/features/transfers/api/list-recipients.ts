import { useQuery } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export type Recipient = { readonly address: string; readonly times: number; readonly lastPaidAt: string }

/** Addresses this vault has paid on the chain, most recent first; empty until known. */
export function useRecipients(chain: ChainId, vaultId: string): readonly Recipient[] {
  const query = routeQuery(transactionRoutes.listRecipients, { query: { vaultId, chain } })
  return useQuery(query).data?.recipients ?? []
}
