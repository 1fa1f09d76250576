import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { AssetChange, PastTransaction } from '@windhover/core/pnl/past-transaction'
import type { Move } from '../balances/index.ts'
import type { BookedTransaction } from '../transactions/index.ts'

export const assetKey = (chain: ChainId, token: string): string => `${chain}:${token}`

/** Their indexes tell no fees, and one of them no payments from contracts: our own books know both. */
const BOOKED_CHAINS: ReadonlySet<ChainId> = new Set(['ethereum', 'bsc'])

/** The moves of one chain as transactions, in any order; what the vault did itself as it was booked. */
export function groupMoves(chainMoves: {
  readonly chain: ChainId
  readonly moves: readonly Move[]
  readonly booked: readonly BookedTransaction[]
  readonly nameOf: (token: string) => string
}): readonly PastTransaction[] {
  const { chain, moves, nameOf } = chainMoves
  const booked = new Map(chainMoves.booked.map((each) => [each.transactionId, each]))
  const isBookedChain = BOOKED_CHAINS.has(chain)
  const changeOf = (move: { token: string; amountRaw: string | bigint }) => ({
    asset: assetKey(chain, nameOf(move.token)),
    amountRaw: BigInt(move.amountRaw),
  })
  const told = [...Map.groupBy(moves, (move) => groupOf(chain, move))].flatMap(([id, group]) => {
    const own = booked.get(id)
    if (own !== undefined && isBookedChain) return []
    const changes = sum(group.filter(({ isFee }) => !isFee).map(changeOf))
    const fees = sum(group.filter(({ isFee }) => isFee).map(changeOf))
    const atMs = group[0]?.atMs ?? 0
    return [
      own?.isServiceFee ? { atMs, changes: [], fees: sum([...changes, ...fees]) } : { atMs, changes, fees },
    ]
  })
  const times = new Map(moves.map(({ transactionId, atMs }) => [transactionId, atMs]))
  const own = isBookedChain ? [...booked.values()] : []
  return [
    ...told,
    ...own.map(({ transactionId, atMs, changes: moved, feeRaw, isServiceFee }) => {
      const changes = sum(moved.map(changeOf))
      const fee = changeOf({ token: NATIVE, amountRaw: -feeRaw })
      return {
        atMs: times.get(transactionId) ?? atMs,
        changes: isServiceFee ? [] : changes,
        fees: sum(isServiceFee ? [...changes, fee] : [fee]),
      }
    }),
  ]
}

/** On Hedera what a transaction causes has names of its own and its moment. */
function groupOf(chain: ChainId, { transactionId, atMs }: Move): string {
  return chain === 'hedera' ? String(atMs) : transactionId
}

function sum(changes: readonly AssetChange[]): readonly AssetChange[] {
  const sums = new Map<string, bigint>()
  for (const { asset, amountRaw } of changes) sums.set(asset, (sums.get(asset) ?? 0n) + amountRaw)
  return [...sums]
    .filter(([, amountRaw]) => amountRaw !== 0n)
    .map(([asset, amountRaw]) => ({ asset, amountRaw }))
}
