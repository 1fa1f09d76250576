import { CHAINS } from '@windhover/core/chains/all-chains'
import { chainErrors } from '@windhover/core/chains/errors'
import type { Address } from 'viem'
import { parseEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import type { BalanceChange, HistoryItem, Page } from '../../ports/chain.ts'
import type { EvmFacts } from './facts.ts'
import { readTransfers, type Transfer } from './read-transfers.ts'

/**
 * The index answers for senders or for recipients, so a history is two lists merged by the transfers' own ids.
 * A page ends where both lists are complete; the cursor is the block below.
 */
export async function readEvmHistory(
  index: EvmNode,
  request: { owner: Address; facts: EvmFacts; cursor?: string | undefined },
): Promise<Page<HistoryItem>> {
  const { owner, facts } = request
  const { transfers, nextCursor } = await readBothSides(index, {
    ...request,
    categories: facts.transferCategories,
  })
  return { items: groupByTransaction(transfers, owner, facts), nextCursor }
}

/** Each transfer once, whole blocks only. */
export async function readBothSides(
  index: EvmNode,
  request: { owner: Address; facts: EvmFacts; categories: readonly string[]; cursor?: string | undefined },
): Promise<{ transfers: readonly Transfer[]; nextCursor: string | null }> {
  const { owner, facts, categories } = request
  const toBlock = request.cursor === undefined ? null : parseCursor(request.cursor, facts)
  const lists = await Promise.all(
    (['fromAddress', 'toAddress'] as const).map((side) =>
      readTransfers(index, { side, owner, toBlock, categories }),
    ),
  )
  const cut = lists.reduce(
    (highest, { completeDownTo: down }) => (down !== null && down > highest ? down : highest),
    0n,
  )
  const unique = new Map(lists.flatMap((list) => list.transfers).map((each) => [each.uniqueId, each]))
  const transfers = [...unique.values()].filter((each) => each.blockNum >= cut).toSorted(compareNewestFirst)
  return { transfers, nextCursor: cut > 0n ? String(cut - 1n) : null }
}

function parseCursor(cursor: string, facts: EvmFacts): bigint {
  if (!/^\d{1,18}$/.test(cursor))
    throw chainErrors.badTransaction({ context: { chain: facts.chain }, text: 'This page does not exist.' })
  return BigInt(cursor)
}

function groupByTransaction(transfers: readonly Transfer[], owner: Address, facts: EvmFacts): HistoryItem[] {
  const groups = Map.groupBy(transfers, (each) => each.hash)
  return [...groups.values()]
    .flatMap((group) => (group[0] === undefined ? [] : [{ first: group[0], group }]))
    .toSorted((a, b) => compareNewestFirst(a.first, b.first))
    .map(({ first, group }) => ({
      transactionId: first.hash,
      atMs: Date.parse(first.metadata.blockTimestamp),
      // The index tells only of what happened.
      succeeded: true,
      feeRaw: null,
      changes: sumChanges(group, owner, facts),
      counterparty: findCounterparty(group, owner),
    }))
}

function compareNewestFirst(a: Transfer, b: Transfer): number {
  if (a.blockNum !== b.blockNum) return a.blockNum > b.blockNum ? -1 : 1
  return a.hash < b.hash ? -1 : 1
}

function sumChanges(group: readonly Transfer[], owner: Address, facts: EvmFacts): readonly BalanceChange[] {
  const sums = new Map<string, BalanceChange>()
  for (const each of group) {
    const change = toChange(each, owner, facts)
    const sum = sums.get(change.token)
    sums.set(
      change.token,
      sum === undefined ? change : { ...sum, amountRaw: sum.amountRaw + change.amountRaw },
    )
  }
  return [...sums.values()].filter((change) => change.amountRaw !== 0n)
}

function toChange(each: Transfer, owner: Address, facts: EvmFacts): BalanceChange {
  const { address, value, decimal } = each.rawContract
  if (value === null) throw new Error(`transfer ${each.uniqueId} has no raw amount`)
  const sent = isSame(each.from, owner) ? -value : 0n
  const received = each.to !== null && isSame(each.to, owner) ? value : 0n
  const token =
    each.category === 'erc20' && address !== null ? parseEvmAddress(address.toLowerCase()) : 'native'
  if (token === null) throw new Error(`transfer ${each.uniqueId} names no token`)
  const decimals =
    decimal === null ? (token === 'native' ? CHAINS[facts.chain].native.decimals : 0) : Number(decimal)
  return { token, symbol: each.asset, decimals, amountRaw: sent + received }
}

function findCounterparty(group: readonly Transfer[], owner: Address): string | null {
  const others = group.map((each) => (isSame(each.from, owner) ? each.to : each.from))
  const other = others.find((each) => each !== null && !isSame(each, owner))
  return other == null ? null : parseEvmAddress(other.toLowerCase())
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
