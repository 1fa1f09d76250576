import type { JournalEntry, Place } from './journal.ts'
import type { TransactionHead, TransactionRecord } from './transaction-record.ts'

/** Transactions that can still be asked for; older ones stay in the file alone. */
const DEFAULT_LIMIT = 200_000

export type History = {
  readonly add: (entry: JournalEntry) => void
  readonly head: (signature: string) => TransactionHead | null
  readonly record: (signature: string) => TransactionRecord | null
  /** Newest first: those that name the account. */
  readonly naming: (account: string, page: HistoryPage) => readonly TransactionHead[]
  /** Newest first: those that name it or moved its tokens. */
  readonly concerning: (owner: string, page: HistoryPage) => readonly TransactionHead[]
  readonly ofSlot: (slot: number) => readonly TransactionHead[]
  /** Newest first, whomever they concern. */
  readonly latest: (count: number) => readonly TransactionHead[]
}

export type HistoryPage = {
  readonly limit: number
  readonly before?: string | undefined
  readonly until?: string | undefined
}

type Kept = { readonly head: TransactionHead; readonly place: Place; readonly sequence: number }

export function createHistory(
  readRecord: (place: Place) => TransactionRecord,
  limit = DEFAULT_LIMIT,
): History {
  const bySignature = new Map<string, Kept>()
  const named = new Map<string, Kept[]>()
  const owned = new Map<string, Kept[]>()
  const slots = new Map<number, Kept[]>()
  const forgetOldest = () => {
    for (const [signature, kept] of bySignature) {
      if (bySignature.size <= limit) return
      bySignature.delete(signature)
      for (const account of kept.head.accounts) shiftOut(named, account, kept)
      for (const owner of kept.head.owners) shiftOut(owned, owner, kept)
      shiftOut(slots, kept.head.slot, kept)
    }
  }
  const page = (lists: readonly (readonly Kept[])[], { limit: count, before, until }: HistoryPage) => {
    const from = before === undefined ? Number.POSITIVE_INFINITY : (bySignature.get(before)?.sequence ?? 0)
    const to = until === undefined ? 0 : (bySignature.get(until)?.sequence ?? 0)
    return newestFirst(lists, { from, to, count }).map((kept) => kept.head)
  }
  return {
    add: (entry) => {
      if (entry.kind !== 'transaction') return
      const kept = { head: entry.head, place: entry.place, sequence: entry.sequence }
      bySignature.set(entry.head.signature, kept)
      for (const account of entry.head.accounts) push(named, account, kept)
      for (const owner of entry.head.owners) push(owned, owner, kept)
      push(slots, entry.head.slot, kept)
      if (bySignature.size > limit) forgetOldest()
    },
    head: (signature) => bySignature.get(signature)?.head ?? null,
    record: (signature) => {
      const kept = bySignature.get(signature)
      return kept ? readRecord(kept.place) : null
    },
    naming: (account, wanted) => page([named.get(account) ?? []], wanted),
    concerning: (owner, wanted) => page([named.get(owner) ?? [], owned.get(owner) ?? []], wanted),
    ofSlot: (slot) => (slots.get(slot) ?? []).map((kept) => kept.head),
    latest: (count) =>
      [...bySignature.values()]
        .slice(-count)
        .toReversed()
        .map((kept) => kept.head),
  }
}

/** Merges lists that are each in order of time. */
function newestFirst(
  lists: readonly (readonly Kept[])[],
  { from, to, count }: { from: number; to: number; count: number },
): Kept[] {
  const merged = lists.flatMap((list) => {
    const page: Kept[] = []
    for (let index = list.length - 1; index >= 0 && page.length < count; index--) {
      const kept = list[index]
      if (kept && kept.sequence < from && kept.sequence > to) page.push(kept)
    }
    return page
  })
  return merged.sort((one, other) => other.sequence - one.sequence).slice(0, count)
}

function push<Key>(index: Map<Key, Kept[]>, key: Key, kept: Kept): void {
  const list = index.get(key)
  if (list) list.push(kept)
  else index.set(key, [kept])
}

function shiftOut<Key>(index: Map<Key, Kept[]>, key: Key, kept: Kept): void {
  const list = index.get(key)
  if (list?.[0] === kept) list.shift()
  if (list?.length === 0) index.delete(key)
}
