import type { World } from '../../world/world.ts'
import { describeTransactions, type MirrorTransaction } from './describe-transactions.ts'
import { isWithin, type Order, type TimeFilter } from './read-query.ts'

export type TransactionFilter = {
  readonly accountId?: string | undefined
  readonly times: readonly TimeFilter[]
  readonly type?: string | undefined
  readonly result?: 'success' | 'fail' | undefined
  /** Money that came in or went out, in HBAR. */
  readonly direction?: 'credit' | 'debit' | undefined
  readonly order: Order
  readonly limit: number
}

export type TransactionPage = {
  readonly transactions: readonly MirrorTransaction[]
  readonly hasMore: boolean
}

export function pageTransactions({ hedera }: World, filter: TransactionFilter): TransactionPage {
  const records = hedera.ledger.records()
  const ordered = filter.order === 'desc' ? records.toReversed() : records
  const found: MirrorTransaction[] = []
  for (const record of ordered) {
    const described = describeTransactions(hedera, record)
    found.push(
      ...(filter.order === 'desc' ? described.toReversed() : described).filter((each) => fits(each, filter)),
    )
    if (found.length > filter.limit) break
  }
  return { transactions: found.slice(0, filter.limit), hasMore: found.length > filter.limit }
}

function fits({ consensusNs, wire }: MirrorTransaction, filter: TransactionFilter): boolean {
  if (!isWithin(filter.times, consensusNs)) return false
  if (filter.type !== undefined && wire.name !== filter.type) return false
  if (filter.result !== undefined && (wire.result === 'SUCCESS') !== (filter.result === 'success'))
    return false
  const { accountId } = filter
  if (accountId === undefined) return true
  const own = [...wire.transfers, ...wire.token_transfers].filter(
    (transfer) => transfer.account === accountId,
  )
  if (filter.direction === undefined) return own.length > 0
  return own.some((transfer) => transfer.amount > 0n === (filter.direction === 'credit'))
}
