import { type Address, address } from '@solana/kit'
import { readTransaction } from './engine/read-transaction.ts'
import { listKeys } from './engine/resolve-accounts.ts'
import type { SolanaHistoryEntry } from './history-entry.ts'
import type { TokenBalanceRecord, TransactionRecord } from './ledger/transaction-record.ts'
import type { SolanaNode } from './open-node.ts'

type Change = SolanaHistoryEntry['changes'][number]
type OwnedChange = Change & { readonly owner: string }

const NATIVE_DECIMALS = 9

export function readHistory(
  { history }: Pick<SolanaNode, 'history'>,
  owner: Address,
  page: { limit: number; before?: string },
): SolanaHistoryEntry[] {
  return history.concerning(owner, page).flatMap(({ signature }) => {
    const record = history.record(signature)
    return record ? [entryOf(record, owner)] : []
  })
}

export function entryOf(record: TransactionRecord, owner: Address): SolanaHistoryEntry {
  const read = readTransaction(new Uint8Array(Buffer.from(record.wireBase64, 'base64')))
  const keys = listKeys(read, record.loaded).map((key) => key.address)
  const feePayer = keys[0] ?? owner
  const all = [...nativeChanges(record, keys), ...tokenChanges(record)]
  const own = all.filter((change) => change.owner === owner)
  return {
    signature: record.signature,
    slot: BigInt(record.slot),
    blockTimeMs: record.atMs,
    succeeded: record.err === null,
    feeLamports: BigInt(record.fee),
    feePayer,
    changes: own.map(({ mint, amountRaw, decimals }) => ({ mint, amountRaw, decimals })),
    counterparty: findCounterparty(own, all, { owner, record, feePayer }),
  }
}

function nativeChanges(record: TransactionRecord, keys: readonly Address[]): OwnedChange[] {
  const tokenAccounts = new Set([...record.preTokens, ...record.postTokens].map((each) => each.accountIndex))
  return keys.flatMap((owner, index) => {
    const amountRaw = BigInt(record.postBalances[index] ?? 0) - BigInt(record.preBalances[index] ?? 0)
    if (amountRaw === 0n || tokenAccounts.has(index)) return []
    return [{ owner, mint: 'native', amountRaw, decimals: NATIVE_DECIMALS }]
  })
}

function tokenChanges(record: TransactionRecord): OwnedChange[] {
  const changes = new Map<string, OwnedChange>()
  const add = (balance: TokenBalanceRecord, sign: bigint) => {
    const key = `${balance.owner}:${balance.mint}`
    const before = changes.get(key)?.amountRaw ?? 0n
    changes.set(key, {
      owner: balance.owner,
      mint: balance.mint,
      amountRaw: before + sign * BigInt(balance.amount),
      decimals: balance.decimals,
    })
  }
  for (const balance of record.preTokens) add(balance, -1n)
  for (const balance of record.postTokens) add(balance, 1n)
  return [...changes.values()].filter((change) => change.amountRaw !== 0n)
}

/** Who had the opposite change of what mattered most: a token before the native coin, the largest amount. */
function findCounterparty(
  own: readonly OwnedChange[],
  all: readonly OwnedChange[],
  { owner, record, feePayer }: { owner: Address; record: TransactionRecord; feePayer: Address },
): Address | null {
  const mattering = own.filter((change) => change.mint !== 'native')
  const isOnlyFee = feePayer === owner && own.every((change) => change.amountRaw === -BigInt(record.fee))
  const main = mattering[0] ?? (isOnlyFee ? undefined : own[0])
  if (!main) return null
  const [other] = all
    .filter((each) => each.owner !== owner && each.mint === main.mint)
    .filter((each) => each.amountRaw > 0n !== main.amountRaw > 0n)
    .sort((one, next) => (abs(next.amountRaw) > abs(one.amountRaw) ? 1 : -1))
  return other ? address(other.owner) : null
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}
