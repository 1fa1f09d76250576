import { useInfiniteQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceRoutes, type EvmCategory, type EvmChainId } from '@windhover/core/balances/contract'
import { useState } from 'react'
import { pagedQuery } from '../../../lib/balance-readings.ts'
import { Segment } from '../../../ui/segment.tsx'
import { historyCopy } from '../copy.ts'
import { EVM_CHAINS } from '../token-rows.ts'
import { evmEntry } from './history-entries.ts'
import { HistoryList } from './history-list.tsx'

const CATEGORIES: readonly EvmCategory[] = ['external', 'internal', 'erc20']

type EvmHistoryProps = { readonly address: string; readonly chainId: EvmChainId }

export function EvmHistory({ address, chainId }: EvmHistoryProps) {
  const [category, setCategory] = useState<EvmCategory>('external')
  return (
    <>
      <div className="px-5 pt-3 pb-1 max-md:px-4 @max-narrow/panel:px-4">
        <Segment
          label={historyCopy.category}
          value={category}
          onValueChange={setCategory}
          options={CATEGORIES.map((value) => ({ value, label: historyCopy.categories[value] }))}
        />
      </div>
      <CategoryHistory key={category} address={address} chainId={chainId} category={category} />
    </>
  )
}

function CategoryHistory({ address, chainId, category }: EvmHistoryProps & { category: EvmCategory }) {
  const history = useInfiniteQuery(
    pagedQuery(balanceRoutes.listEvmTransactions, {
      freshMs: BALANCES_FRESH_MS,
      requestOf: (cursor) => ({
        query: { address, chainId, category, ...(cursor === undefined ? {} : { cursor }) },
      }),
      nextCursor: (page) => page.nextCursor ?? undefined,
    }),
  )
  const wallet = { chain: EVM_CHAINS[chainId], address }
  return (
    <HistoryList
      answer={history}
      entries={history.data?.pages.flatMap(({ transactions }) =>
        transactions.map((transaction) => evmEntry(transaction, wallet)),
      )}
      isUnknown={history.data?.pages[0]?.state === 'unknown'}
      emptyText={historyCopy.emptyCategory}
    />
  )
}
