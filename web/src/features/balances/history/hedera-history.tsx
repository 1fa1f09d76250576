import { useInfiniteQuery } from '@tanstack/react-query'
import { HEDERA_HISTORY_FRESH_MS } from '@windhover/core/balances/constants'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { pagedQuery } from '../../../lib/balance-readings.ts'
import { historyCopy } from '../copy.ts'
import { hederaEntry } from './history-entries.ts'
import { HistoryList } from './history-list.tsx'

export function HederaHistory({ accountId }: { accountId: string }) {
  const history = useInfiniteQuery(
    pagedQuery(walletRecordRoutes.listHederaTransactions, {
      freshMs: HEDERA_HISTORY_FRESH_MS,
      requestOf: (before) => ({
        query: { 'account.id': accountId, ...(before === undefined ? {} : { before }) },
      }),
      nextCursor: (page) => page.nextCursor ?? undefined,
    }),
  )
  return (
    <HistoryList
      answer={history}
      entries={history.data?.pages.flatMap(({ transactions }) =>
        transactions.map((transaction) => hederaEntry(transaction, accountId)),
      )}
      isUnknown={history.data?.pages[0]?.state === 'unknown'}
      emptyText={historyCopy.empty}
    />
  )
}
