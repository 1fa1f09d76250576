import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { vaultFundedEvent } from '@windhover/core/faucet/contract'
import { INTENT_CHANGED, intentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { isWaiting } from '../../../lib/intent-stage.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'

const COUNTED_MAX = 100

/** Keys of their own: the panels read the same routes in their own ways. */
const overviewKey = (vaultId: string) => [...routeKey(balanceRoutes.getOverview), 'watch', vaultId] as const
const waitingKey = (vaultId: string) =>
  [...routeKey(transactionRoutes.listIntents), 'watch', vaultId] as const

/** What a vault is worth and what it is at; read again when something of it changes. */
export function useVaultFacts(vaultId: string) {
  const queryClient = useQueryClient()
  const readAgain = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const overview = useQuery({
    queryKey: overviewKey(vaultId),
    staleTime: BALANCES_FRESH_MS,
    refetchInterval: BALANCES_FRESH_MS,
    queryFn: ({ signal }) => callRoute(balanceRoutes.getOverview, { query: { vaultId } }, { signal }),
  })
  const waiting = useQuery({
    queryKey: waitingKey(vaultId),
    queryFn: async ({ signal }) => {
      const query = { vaultId, group: 'waiting', limit: COUNTED_MAX } as const
      return (await callRoute(transactionRoutes.listIntents, { query }, { signal })).intents.length
    },
  })
  useLiveEvent('vault-funded', vaultFundedEvent, ({ tokenId }) => {
    if (tokenId === vaultId) readAgain(overviewKey(vaultId))
  })
  useLiveEvent(INTENT_CHANGED, intentView, (view) => {
    if (view.intent.vaultId !== vaultId) return
    readAgain(waitingKey(vaultId))
    if (!isWaiting(view)) readAgain(overviewKey(vaultId))
  })
  return { overview, waiting }
}
