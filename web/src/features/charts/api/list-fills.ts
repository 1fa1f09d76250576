import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { INTENT_CHANGED, intentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { useMemo } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { type Fill, readFills } from '../read-fills.ts'

const NEWEST = 100

function fillsQuery(vaultId: string, chain: ChainId) {
  const query = { vaultId, chain, state: 'CONFIRMED', limit: NEWEST } as const
  return {
    queryKey: [...routeKey(transactionRoutes.listIntents), 'fills', vaultId, chain],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callRoute(transactionRoutes.listIntents, { query }, { signal })).intents,
  } as const
}

/** Where the selected vault bought and sold the token; the newest hundred transactions of its chain are looked at. */
export function useFills({ chain, address }: Pick<ChartedToken, 'chain' | 'address'>): readonly Fill[] {
  const queryClient = useQueryClient()
  const vaultId = useSelectedVault().vault?.tokenId ?? ''
  const query = fillsQuery(vaultId, chain)
  const { data } = useQuery({ ...query, enabled: vaultId !== '' })
  useLiveEvent(INTENT_CHANGED, intentView, ({ intent, state }) => {
    if (intent.vaultId !== vaultId || intent.chain !== chain || state !== 'CONFIRMED') return
    void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
  return useMemo(() => readFills(data ?? [], { chain, address }), [data, chain, address])
}
