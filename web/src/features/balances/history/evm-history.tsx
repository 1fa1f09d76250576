import { useInfiniteQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import {
  type EvmCategory,
  type EvmChainId,
  walletRecordRoutes,
} from '@windhover/core/balances/records-contract'
import { useState } from 'react'
import { pagedQuery } from '../../../lib/balance-readings.ts'
import { Segment } from '../../../ui/segment.tsx'
import type { EvmChain } from '../balance-view.ts'
import { historyCopy } from '../copy.ts'
import { evmEntry } from './history-entries.ts'
import { HistoryList } from './history-list.tsx'

/** R2-049: 56 is the BNB chain. */
const CHAIN_IDS: Readonly<Record<EvmChain, EvmChainId>> = { ethereum: '1', bsc: '56' }
const CATEGORIES: readonly EvmCategory[] = ['external', 'internal', 'erc20']

type EvmHistoryProps = { readonly address: string; readonly chain: EvmChain }

export function EvmHistory({ address, chain }: EvmHistoryProps) {
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
      <CategoryHistory key={category} address={address} chain={chain} category={category} />
    </>
  )
}

function CategoryHistory({ address, chain, category }: EvmHistoryProps & { category: EvmCategory }) {
  const history = useInfiniteQuery(
    pagedQuery(walletRecordRoutes.listEvmTransactions, {
      freshMs: BALANCES_FRESH_MS,
      requestOf: (cursor) => ({
        query: { address, chainId: CHAIN_IDS[chain], category, ...(cursor === undefined ? {} : { cursor }) },
      }),
      nextCursor: (page) => page.nextCursor ?? undefined,
    }),
  )
  const wallet = { chain, address }
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
