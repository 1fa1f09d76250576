import { useQuery } from '@tanstack/react-query'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

/** R2-204: the EVM address behind an account id; nothing is asked for null. */
export function useHederaAccount(accountId: string | null) {
  const query = routeQuery(walletRecordRoutes.getHederaAccount, { params: { id: accountId ?? '' } })
  // What an account number stands for never changes.
  return useQuery({ ...query, enabled: accountId !== null, staleTime: Number.POSITIVE_INFINITY })
}
