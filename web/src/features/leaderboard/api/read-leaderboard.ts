import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LEADERBOARD_EVERY_MS, LEADERBOARD_PAGE_SIZE } from '@windhover/core/leaderboard/constants'
import { type LeaderboardOrder, leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'

type Asked = { readonly page: number; readonly orderBy: LeaderboardOrder; readonly query: string }

export function useLeaderboard({ page, orderBy, query }: Asked) {
  const { vault, isPending } = useSelectedVault()
  const own = vault === null ? {} : { vaultId: vault.tokenId }
  return useQuery({
    ...routeQuery(leaderboardRoutes.getLeaderboard, {
      query: { page, pageSize: LEADERBOARD_PAGE_SIZE, orderBy, query, ...own },
    }),
    enabled: !isPending,
    refetchInterval: LEADERBOARD_EVERY_MS,
    placeholderData: keepPreviousData,
  })
}
