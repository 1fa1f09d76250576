import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Signature,
  signature,
  type Transaction,
} from '@solana/kit'

/** Largest packet a node takes. */
const MAX_WIRE_BYTES = 1_232

export type CompiledInstruction = {
  readonly programAddressIndex: number
  readonly accountIndices: readonly number[]
  readonly data: Uint8Array
}

export type ReadTransaction = {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  /** Of the fee payer; all zeros while unsigned. */
  readonly signature: Signature
  readonly signatures: readonly string[]
  readonly isFullySigned: boolean
  readonly version: 'legacy' | 0
  readonly blockhash: string
  readonly header: CompiledTransactionMessage['header']
  readonly staticKeys: readonly Address[]
  readonly instructions: readonly CompiledInstruction[]
  readonly lookups: readonly AddressLookup[]
}

export type AddressLookup = {
  readonly table: Address
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** Throws a plain error with the reason where the bytes are no transaction of a kind this chain takes. */
export function readTransaction(wire: Uint8Array): ReadTransaction {
  if (wire.length > MAX_WIRE_BYTES) {
    throw new Error(
      `VersionedTransaction too large: ${wire.length} bytes (max: encoded/raw 1644/${MAX_WIRE_BYTES})`,
    )
  }
  const transaction = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  return { wire, transaction, ...signaturesOf(transaction), ...readMessage(message) }
}

function signaturesOf(transaction: Transaction) {
  const base58 = getBase58Decoder()
  const bytes = Object.values(transaction.signatures)
  const signatures = bytes.map((each) => base58.decode(each ?? new Uint8Array(64)))
  const [first] = signatures
  if (first === undefined) throw new Error('a transaction has at least one signature')
  return { signature: signature(first), signatures, isFullySigned: bytes.every((each) => each !== null) }
}

export function readMessage(message: CompiledTransactionMessage & CompiledTransactionMessageWithLifetime) {
  if (message.version !== 'legacy' && message.version !== 0)
    throw new Error('unsupported transaction version')
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  return {
    version: message.version,
    blockhash: message.lifetimeToken,
    header: message.header,
    staticKeys: message.staticAccounts,
    instructions: message.instructions.map((each) => ({
      programAddressIndex: each.programAddressIndex,
      accountIndices: each.accountIndices ?? [],
      data: new Uint8Array(each.data ?? []),
    })),
    lookups: lookups.map((each) => ({
      table: each.lookupTableAddress,
      writable: each.writableIndexes,
      readonly: each.readonlyIndexes,
    })),
  }
}
