import { type Address, isAddress } from '@solana/kit'
import { readTransaction } from './engine/read-transaction.ts'
import { type AccountKey, listKeys } from './engine/resolve-accounts.ts'
import { type Commitment, FIRST_SLOT_NUMBER } from './engine/slot-clock.ts'
import type { SolanaHistoryEntry } from './history-entry.ts'
import type { TransactionRecord } from './ledger/transaction-record.ts'
import type { SolanaNode } from './open-node.ts'
import { entryOf } from './read-history.ts'
import { parseInner, parseInstructions } from './rpc/encode-transaction.ts'
import type { parseInstruction } from './rpc/parse-instruction.ts'
import {
  isMint,
  isTokenAccount,
  type MintFacts,
  readHolding,
  readMint,
  type TokenHolding,
} from './tokens/token-layout.ts'

const MOST_HOLDERS = 20

export type ParsedInstruction = ReturnType<typeof parseInstruction>

export type SolanaTransaction = {
  readonly record: TransactionRecord
  readonly keys: readonly AccountKey[]
  readonly instructions: readonly (ParsedInstruction & { readonly inner: readonly ParsedInstruction[] })[]
  readonly agreement: Commitment
  /** As the history of its payer tells it. */
  readonly entry: SolanaHistoryEntry
}

export type SolanaAccount = {
  readonly lamports: bigint
  readonly program: Address
  readonly isExecutable: boolean
  /** Where it holds tokens. */
  readonly holding: TokenHolding | null
}

export type SolanaMint = MintFacts & {
  readonly program: Address
  /** The largest first. */
  readonly holders: readonly { readonly owner: Address; readonly amountRaw: bigint }[]
}

export type SolanaBlock = {
  readonly height: number
  readonly atMs: number
  readonly blockhash: string
  readonly agreement: Commitment
  readonly signatures: readonly string[]
}

/** What an explorer asks, past the switches; null where there is no such thing. */
export type SolanaLookUp = {
  readonly transaction: (signature: string) => SolanaTransaction | null
  readonly account: (at: string) => SolanaAccount | null
  readonly mint: (at: string) => SolanaMint | null
  readonly block: (slot: number) => SolanaBlock | null
  /** Signatures, newest first. */
  readonly latest: (count: number) => readonly string[]
}

export function createLookUp(node: SolanaNode): SolanaLookUp {
  return {
    transaction: (signature) => {
      const record = node.history.record(signature)
      return record && readRecord(node, record)
    },
    account: (at) => {
      const account = isAddress(at) ? node.svm.getAccount(at) : null
      if (!account?.exists) return null
      return {
        lamports: account.lamports,
        program: account.programAddress,
        isExecutable: account.executable,
        holding: isTokenAccount(account) ? readHolding(account.data) : null,
      }
    },
    mint: (at) => {
      if (!isAddress(at)) return null
      const account = node.svm.getAccount(at)
      if (!account.exists || !isMint(account)) return null
      return { ...readMint(account.data), program: account.programAddress, holders: holdersOf(node, at) }
    },
    block: (slot) => {
      const { slots, blockhashes, history } = node
      if (slot < FIRST_SLOT_NUMBER || !slots.has(slot, 'processed')) return null
      return {
        height: slots.heightOf(slot),
        atMs: slots.timeOf(slot),
        blockhash: blockhashes.ofSlot(slot),
        agreement: slots.agreementOn(slot),
        signatures: history.ofSlot(slot).map((head) => head.signature),
      }
    },
    latest: (count) => node.history.latest(count).map((head) => head.signature),
  }
}

function readRecord({ slots }: SolanaNode, record: TransactionRecord): SolanaTransaction {
  const read = readTransaction(new Uint8Array(Buffer.from(record.wireBase64, 'base64')))
  const keys = listKeys(read, record.loaded)
  const inner = new Map(parseInner(record.inner, keys).map((each) => [each.index, each.instructions]))
  const payer = keys[0]?.address
  if (payer === undefined) throw new RangeError('a transaction has a payer')
  return {
    record,
    keys,
    instructions: parseInstructions(read, keys).map((each, index) => ({
      ...each,
      inner: inner.get(index) ?? [],
    })),
    agreement: slots.agreementOn(record.slot),
    entry: entryOf(record, payer),
  }
}

function holdersOf({ svm, tokens }: SolanaNode, mint: Address): SolanaMint['holders'] {
  const holders = tokens.ofMint(mint).flatMap((at) => {
    const account = svm.getAccount(at)
    return account.exists ? [readHolding(account.data)] : []
  })
  return holders
    .filter(({ amountRaw }) => amountRaw > 0n)
    .sort((one, other) => (other.amountRaw > one.amountRaw ? 1 : -1))
    .slice(0, MOST_HOLDERS)
}
