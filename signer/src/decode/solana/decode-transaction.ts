import { understood } from '../refusal.ts'
import { ByteReader } from './byte-reader.ts'

const SIGNATURE_BYTES = 64
const VERSION_MARK = 0x80
const TRANSACTION_BYTES_MAX = 1_232

export type LookupTable = {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** Account indexes past `accounts` speak of lookup tables, which nobody can open without the network. */
export type RawInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

export type SolanaTransaction = {
  readonly version: 'legacy' | 0
  readonly signatures: readonly Uint8Array[]
  /** What the signature covers. */
  readonly message: Uint8Array
  readonly signersRequired: number
  readonly readonlySigners: number
  readonly readonlyOthers: number
  /** Public keys in hex; the first one pays. */
  readonly accounts: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly RawInstruction[]
  readonly lookups: readonly LookupTable[]
}

/** The wire form of a transaction, legacy or version 0, to the last byte. */
export function decodeSolanaTransaction(wire: Uint8Array): SolanaTransaction {
  understood(wire.length <= TRANSACTION_BYTES_MAX, 'longer than a transaction can be')
  const reader = new ByteReader(wire)
  const signatures = many(reader.compactLength(), () => reader.bytes(SIGNATURE_BYTES))
  const message = wire.subarray(reader.position())
  const decoded = decodeMessage(new ByteReader(message))
  understood(signatures.length === decoded.signersRequired, 'not one signature slot per signer')
  return { signatures, message, ...decoded }
}

function decodeMessage(reader: ByteReader): Omit<SolanaTransaction, 'signatures' | 'message'> {
  const first = reader.byte()
  const isVersioned = (first & VERSION_MARK) !== 0
  understood(!isVersioned || first === VERSION_MARK, 'an unknown version of message')
  const signersRequired = isVersioned ? reader.byte() : first
  const readonlySigners = reader.byte()
  const readonlyOthers = reader.byte()
  const accounts = many(reader.compactLength(), () => reader.key())
  understood(signersRequired > 0 && signersRequired <= accounts.length, 'signers are missing')
  understood(readonlySigners < signersRequired, 'nobody can pay the fee')
  understood(readonlyOthers <= accounts.length - signersRequired, 'more read-only accounts than there are')
  understood(new Set(accounts).size === accounts.length, 'an account is named twice')
  const blockhash = reader.key()
  const instructions = many(reader.compactLength(), () => decodeInstruction(reader))
  const lookups = isVersioned ? many(reader.compactLength(), () => decodeLookup(reader)) : []
  understood(reader.isAtEnd(), 'bytes are left over')
  requireKnownIndexes({ accounts, instructions, lookups })
  return {
    version: isVersioned ? 0 : 'legacy',
    signersRequired,
    readonlySigners,
    readonlyOthers,
    accounts,
    blockhash,
    instructions,
    lookups,
  }
}

function decodeInstruction(reader: ByteReader): RawInstruction {
  const program = reader.byte()
  const accounts = many(reader.compactLength(), () => reader.byte())
  return { program, accounts, data: reader.bytes(reader.compactLength()) }
}

function decodeLookup(reader: ByteReader): LookupTable {
  const table = reader.key()
  const writable = many(reader.compactLength(), () => reader.byte())
  return { table, writable, readonly: many(reader.compactLength(), () => reader.byte()) }
}

function requireKnownIndexes(
  message: Pick<SolanaTransaction, 'accounts' | 'instructions' | 'lookups'>,
): void {
  const looked = message.lookups.reduce((sum, each) => sum + each.writable.length + each.readonly.length, 0)
  const known = message.accounts.length + looked
  for (const { program, accounts } of message.instructions) {
    // The runtime takes no program from a table, and the payer can be none.
    understood(program > 0 && program < message.accounts.length, 'a program is not among the accounts')
    understood(
      accounts.every((index) => index < known),
      'an instruction names an account that is not there',
    )
  }
}

function many<Item>(count: number, read: () => Item): Item[] {
  const items: Item[] = []
  for (let index = 0; index < count; index++) items.push(read())
  return items
}
