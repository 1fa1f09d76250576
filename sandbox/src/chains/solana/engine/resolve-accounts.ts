import { type Address, getAddressDecoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { AddressLookup, ReadTransaction } from './read-transaction.ts'

/** Length of a lookup table's head before its addresses. */
const TABLE_HEAD_BYTES = 56
const ADDRESS_BYTES = 32

export type AccountKey = {
  readonly address: Address
  readonly isSigner: boolean
  readonly isWritable: boolean
  readonly source: 'transaction' | 'lookupTable'
}

/** All accounts of a transaction in the order in which its instructions count them. */
export function resolveAccounts(
  svm: LiteSVM,
  read: Pick<ReadTransaction, 'header' | 'staticKeys' | 'lookups'>,
) {
  const loaded = loadLookups(svm, read.lookups)
  return { keys: listKeys(read, loaded), loaded }
}

export type LoadedAddresses = { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }

export function listKeys(
  { header, staticKeys }: Pick<ReadTransaction, 'header' | 'staticKeys'>,
  loaded: LoadedAddresses,
): AccountKey[] {
  const signers = header.numSignerAccounts
  const writableSigners = signers - header.numReadonlySignerAccounts
  const writableOthers = staticKeys.length - header.numReadonlyNonSignerAccounts
  const own = staticKeys.map((address, index) => ({
    address,
    isSigner: index < signers,
    isWritable: index < signers ? index < writableSigners : index < writableOthers,
    source: 'transaction' as const,
  }))
  const foreign = (address: Address, isWritable: boolean) => ({
    address,
    isSigner: false,
    isWritable,
    source: 'lookupTable' as const,
  })
  return [
    ...own,
    ...loaded.writable.map((address) => foreign(address, true)),
    ...loaded.readonly.map((address) => foreign(address, false)),
  ]
}

function loadLookups(svm: LiteSVM, lookups: readonly AddressLookup[]): LoadedAddresses {
  const tables = lookups.map((lookup) => ({ lookup, addresses: readTable(svm, lookup.table) }))
  const pick = (side: 'writable' | 'readonly') =>
    tables.flatMap(({ lookup, addresses }) => lookup[side].flatMap((index) => addresses[index] ?? []))
  return { writable: pick('writable'), readonly: pick('readonly') }
}

function readTable(svm: LiteSVM, table: Address): Address[] {
  const account = svm.getAccount(table)
  if (!account.exists) return []
  const count = Math.floor((account.data.length - TABLE_HEAD_BYTES) / ADDRESS_BYTES)
  const decoder = getAddressDecoder()
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    decoder.decode(account.data, TABLE_HEAD_BYTES + index * ADDRESS_BYTES),
  )
}
