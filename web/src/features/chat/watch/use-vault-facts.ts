import { useQuery } from '@tanstack/react-query'
import { intentChanged, transactionRoutes } from '@windhover/core/transactions/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { useLiveReadings } from '../../../lib/balance-readings.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { useOverview } from '../../../lib/market/use-overview.ts'

const COUNTED_MAX = 100

/** A key of its own: the panel reads the same route in its own way. */
const waitingKey = (vaultId: string) =>
  [...routeKey(transactionRoutes.listIntents), 'watch', vaultId] as const

/** What a vault is worth and what it is at; read again when something of it changes. */
export function useVaultFacts(vaultId: string) {
  const overview = useOverview(vaultId)
  const waiting = useQuery({
    queryKey: waitingKey(vaultId),
    queryFn: async ({ signal }) => {
      const query = { vaultId, group: 'waiting', limit: COUNTED_MAX } as const
      return (await callRoute(transactionRoutes.listIntents, { query }, { signal })).intents.length
    },
  })
  useLiveReadings(vaultId)
  useRefetchOn(waitingKey(vaultId), intentChanged, ({ intent }) => intent.vaultId === vaultId)
  return { overview, waiting }
}
