import { type Address, getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { z } from 'zod'
import { type ReadTransaction, readTransaction } from '../engine/read-transaction.ts'
import { type AccountKey, listKeys } from '../engine/resolve-accounts.ts'
import type { InnerRecord, TokenBalanceRecord, TransactionRecord } from '../ledger/transaction-record.ts'
import { parseInstruction } from './parse-instruction.ts'
import { RPC, RpcError } from './rpc-error.ts'
import { uiAmount } from './ui-amount.ts'

export const transactionEncoding = z.enum(['json', 'jsonParsed', 'base64', 'base58'])
export type TransactionEncoding = z.output<typeof transactionEncoding>

export type TransactionFormat = {
  readonly encoding: TransactionEncoding
  /** Without it only legacy transactions may be answered with. */
  readonly maxSupportedTransactionVersion?: number | undefined
}

export function encodeTransaction(record: TransactionRecord, format: TransactionFormat) {
  const read = readTransaction(new Uint8Array(Buffer.from(record.wireBase64, 'base64')))
  const allowed = format.maxSupportedTransactionVersion
  if (read.version !== 'legacy' && (allowed === undefined || allowed < read.version)) {
    throw new RpcError(
      RPC.unsupportedVersion,
      `Transaction version (${read.version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${read.version}`,
    )
  }
  const keys = listKeys(read, record.loaded)
  return {
    transaction: encodeBody({ read, keys, record }, format.encoding),
    meta: encodeMeta(record, keys, format.encoding),
    ...(allowed === undefined ? {} : { version: read.version }),
  }
}

type Parts = {
  readonly read: ReadTransaction
  readonly keys: readonly AccountKey[]
  readonly record: TransactionRecord
}

function encodeBody({ read, keys, record }: Parts, encoding: TransactionEncoding) {
  if (encoding === 'base64') return [record.wireBase64, encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(read.wire), encoding]
  const addressTableLookups = read.lookups.map(({ table, writable, readonly }) => ({
    accountKey: table,
    writableIndexes: writable,
    readonlyIndexes: readonly,
  }))
  const shared = {
    recentBlockhash: read.blockhash,
    ...(read.version === 'legacy' ? {} : { addressTableLookups }),
  }
  const message =
    encoding === 'jsonParsed'
      ? { ...shared, accountKeys: keys.map(parsedKey), instructions: parseInstructions(read, keys) }
      : {
          ...shared,
          accountKeys: read.staticKeys,
          header: headerOf(read),
          instructions: plainInstructions(read),
        }
  return { message, signatures: read.signatures }
}

function headerOf({ header }: ReadTransaction) {
  return {
    numRequiredSignatures: header.numSignerAccounts,
    numReadonlySignedAccounts: header.numReadonlySignerAccounts,
    numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
  }
}

function parsedKey({ address, isSigner, isWritable, source }: AccountKey) {
  return { pubkey: address, signer: isSigner, source, writable: isWritable }
}

function plainInstructions({ instructions }: ReadTransaction) {
  return instructions.map(({ programAddressIndex, accountIndices, data }) => ({
    programIdIndex: programAddressIndex,
    accounts: accountIndices,
    data: getBase58Decoder().decode(data),
    stackHeight: 1,
  }))
}

export function parseInstructions({ instructions }: ReadTransaction, keys: readonly AccountKey[]) {
  return instructions.map(({ programAddressIndex, accountIndices, data }) =>
    parseInstruction({
      program: addressAt(keys, programAddressIndex),
      accounts: accountIndices.map((index) => addressAt(keys, index)),
      data,
      stackHeight: 1,
    }),
  )
}

export function encodeInner(inner: readonly InnerRecord[], keys: readonly AccountKey[], isParsed: boolean) {
  if (isParsed) return parseInner(inner, keys)
  return inner.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, dataBase58, stackHeight }) => ({
      programIdIndex,
      accounts,
      data: dataBase58,
      stackHeight,
    })),
  }))
}

export function parseInner(inner: readonly InnerRecord[], keys: readonly AccountKey[]) {
  return inner.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, dataBase58, stackHeight }) =>
      parseInstruction({
        program: addressAt(keys, programIdIndex),
        accounts: accounts.map((each) => addressAt(keys, each)),
        data: new Uint8Array(getBase58Encoder().encode(dataBase58)),
        stackHeight,
      }),
    ),
  }))
}

export function encodeTokenBalances(balances: readonly TokenBalanceRecord[]) {
  return balances.map(({ accountIndex, mint, owner, program, amount, decimals }) => ({
    accountIndex,
    mint,
    owner,
    programId: program,
    uiTokenAmount: uiAmount(BigInt(amount), decimals),
  }))
}

function encodeMeta(record: TransactionRecord, keys: readonly AccountKey[], encoding: TransactionEncoding) {
  const { err, returned } = record
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee: BigInt(record.fee),
    preBalances: record.preBalances.map(BigInt),
    postBalances: record.postBalances.map(BigInt),
    preTokenBalances: encodeTokenBalances(record.preTokens),
    postTokenBalances: encodeTokenBalances(record.postTokens),
    innerInstructions: encodeInner(record.inner, keys, encoding === 'jsonParsed'),
    logMessages: record.logs,
    rewards: [],
    computeUnitsConsumed: record.computeUnits,
    ...(encoding === 'jsonParsed' ? {} : { loadedAddresses: record.loaded }),
    ...(returned
      ? { returnData: { programId: returned.programId, data: [returned.dataBase64, 'base64'] } }
      : {}),
  }
}

function addressAt(keys: readonly AccountKey[], index: number): Address {
  const key = keys[index]
  if (!key) throw new RangeError(`a transaction has no account number ${index}`)
  return key.address
}
