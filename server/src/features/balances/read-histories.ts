import { HEDERA_HISTORY_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceErrors } from '@windhover/core/balances/errors'
import {
  type EvmCategory,
  evmPosition,
  evmTransaction,
  hederaTransaction,
  walletHistoryItem,
} from '@windhover/core/balances/records-contract'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Reading } from '../../ports/chain.ts'
import { scopeOf } from './forget-readings.ts'
import { viewEvmTransfer, viewHederaRecord, viewPosition, viewSolanaRecord } from './view-records.ts'

const HISTORY_FRESH_MS = 60_000
const POSITIONS_FRESH_MS = 60_000

type Parts = Pick<FeatureParts, 'readings' | 'walletRecords' | 'config'>
type Seen<Value> = Exclude<Reading<Value>, { state: 'unknown' }>

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export async function readSolanaHistory(
  { readings, walletRecords, config }: Parts,
  query: { owner: string; limit: number; before: string | undefined; isForced: boolean },
) {
  const { owner, limit, before, isForced } = query
  return requireSeen(
    await readings.read({
      scope: scopeOf({ chain: 'solana', address: owner }),
      name: `history:${limit}:${before ?? ''}`,
      schema: z.array(walletHistoryItem),
      freshMs: HISTORY_FRESH_MS,
      isForced,
      load: async () => {
        const records = await walletRecords.solana.list({ owner, limit, before })
        return records.map((record) => viewSolanaRecord(record, config.explorers))
      },
    }),
  )
}

export async function readEvmTransfers(
  { readings, walletRecords, config }: Parts,
  query: {
    chain: 'ethereum' | 'bsc'
    owner: string
    category: EvmCategory | undefined
    cursor: string | undefined
    isForced: boolean
  },
) {
  const { chain, owner, category, cursor, isForced } = query
  return requireSeen(
    await readings.read({
      scope: scopeOf({ chain, address: owner }),
      name: `transfers:${category ?? ''}:${cursor ?? ''}`,
      schema: pageOf(evmTransaction),
      freshMs: HISTORY_FRESH_MS,
      isForced,
      load: async () => {
        const page = await walletRecords.evm[chain].listTransfers({ owner, category, cursor })
        const on = { chain, explorers: config.explorers }
        return { items: page.items.map((item) => viewEvmTransfer(item, on)), nextCursor: page.nextCursor }
      },
    }),
  )
}

/** Those who show them have their own words for a failure, so an unknown list is told as such. */
export async function readPositions(
  { readings, walletRecords }: Omit<Parts, 'config'>,
  query: { owner: string; isForced: boolean },
) {
  const { owner, isForced } = query
  return await readings.read({
    scope: scopeOf({ chain: 'ethereum', address: owner }),
    name: 'positions',
    schema: z.array(evmPosition),
    freshMs: POSITIONS_FRESH_MS,
    isForced,
    load: async () => (await walletRecords.evm.ethereum.listPositions(owner)).map(viewPosition),
  })
}

export async function readHederaHistory(
  { readings, walletRecords, config }: Parts,
  query: { owner: string; account: string; before: string | undefined; isForced: boolean },
) {
  const { owner, account, before, isForced } = query
  return requireSeen(
    await readings.read({
      scope: scopeOf({ chain: 'hedera', address: owner }),
      name: `history:${before ?? ''}`,
      schema: pageOf(hederaTransaction),
      freshMs: HEDERA_HISTORY_FRESH_MS,
      isForced,
      load: async () => {
        const page = await walletRecords.hedera.listTransactions({ account, before })
        const items = page.items.map((item) => viewHederaRecord(item, config.explorers))
        return { items, nextCursor: page.nextCursor }
      },
    }),
  )
}

/** A history has no fallback: nothing happened and nothing is known must not look alike. */
function requireSeen<Value>(reading: Reading<Value>): Seen<Value> {
  if (reading.state === 'unknown') throw balanceErrors.historyUnknown()
  return reading
}
