import { useQuery } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { intentChanged, transactionRoutes } from '@windhover/core/transactions/contract'
import { useMemo } from 'react'
import { callRoute } from '../api/call-route.ts'
import { routeKey } from '../api/route-query.ts'
import { useRefetchOn } from '../live/use-refetch-on.ts'
import { useSelectedVault } from '../selected-vault.ts'
import { type Fill, readFills } from './read-fills.ts'

const NEWEST = 100

type Token = { readonly chain: ChainId; readonly address: string }

type Fills = {
  /** Oldest first. */
  readonly fills: readonly Fill[]
  readonly isPending: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

function fillsQuery(vaultId: string, chain: ChainId) {
  const query = { vaultId, chain, state: 'CONFIRMED', limit: NEWEST } as const
  return {
    queryKey: [...routeKey(transactionRoutes.listIntents), 'fills', vaultId, chain],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callRoute(transactionRoutes.listIntents, { query }, { signal })).intents,
  } as const
}

/** Where the selected vault bought and sold the token; the newest hundred transactions of its chain are looked at. */
export function useFills({ chain, address }: Token): Fills {
  const vaultId = useSelectedVault().vault?.tokenId ?? ''
  const query = fillsQuery(vaultId, chain)
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...query, enabled: vaultId !== '' })
  useRefetchOn(
    query.queryKey,
    intentChanged,
    ({ intent, state }) => intent.vaultId === vaultId && intent.chain === chain && state === 'CONFIRMED',
  )
  const fills = useMemo(() => readFills(data ?? [], { chain, address }), [data, chain, address])
  return { fills, isPending, isFailed: isLoadingError, retry: () => void refetch() }
}
