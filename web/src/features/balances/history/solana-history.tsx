import { useInfiniteQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS, HISTORY_PAGE_SIZE } from '@windhover/core/balances/constants'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { pagedQuery } from '../../../lib/balance-readings.ts'
import { historyCopy } from '../copy.ts'
import { solanaEntry } from './history-entries.ts'
import { HistoryList } from './history-list.tsx'
import { nextCursor } from './next-cursor.ts'

export function SolanaHistory({ walletAddress }: { walletAddress: string }) {
  const history = useInfiniteQuery(
    pagedQuery(walletRecordRoutes.getWalletHistory, {
      freshMs: BALANCES_FRESH_MS,
      requestOf: (before) => ({
        query: { walletAddress, limit: HISTORY_PAGE_SIZE, ...(before === undefined ? {} : { before }) },
      }),
      nextCursor: ({ data }) => nextCursor(data.solana),
    }),
  )
  return (
    <HistoryList
      answer={history}
      entries={history.data?.pages.flatMap(({ data }) => data.solana.map(solanaEntry))}
      isUnknown={history.data?.pages[0]?.state === 'unknown'}
      emptyText={historyCopy.empty}
    />
  )
}
