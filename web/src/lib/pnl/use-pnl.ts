import { useQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { type PnlPosition, pnlRoutes } from '@windhover/core/pnl/contract'
import { repricePnl } from '@windhover/core/pnl/reprice-pnl'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { useMemo } from 'react'
import { routeQuery } from '../api/route-query.ts'
import { FOLLOWS_BALANCES } from '../balance-readings.ts'
import { useOverview } from '../market/use-overview.ts'
import type { TokenPlace } from '../open-token.ts'

/** What a vault made, at the prices of now: one answer for all who show a part of it. */
export function usePnl(vaultId: string) {
  const utcOffsetMinutes = -new Date().getTimezoneOffset()
  const pnl = useQuery({
    ...routeQuery(pnlRoutes.getPnl, { params: { vaultId }, query: { utcOffsetMinutes } }),
    staleTime: BALANCES_FRESH_MS,
    refetchInterval: BALANCES_FRESH_MS,
    meta: FOLLOWS_BALANCES,
  })
  const wallets = useOverview(vaultId).data?.wallets
  const data = useMemo(
    () => (pnl.data === undefined || wallets === undefined ? pnl.data : repricePnl(pnl.data, wallets)),
    [pnl.data, wallets],
  )
  return { ...pnl, data }
}

/** The position in one token; undefined where nothing of it is held and nothing was sold. */
export function findPosition(
  positions: readonly PnlPosition[],
  { chain, address }: TokenPlace,
): PnlPosition | undefined {
  return positions.find((position) => position.chain === chain && isSameToken(position.token, address))
}
