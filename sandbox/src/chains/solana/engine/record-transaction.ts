import { getBase58Decoder } from '@solana/kit'
import type { TransactionMetadata } from 'litesvm'
import type {
  InnerRecord,
  ReturnedRecord,
  TokenBalanceRecord,
  TransactionHead,
  TransactionRecord,
} from '../ledger/transaction-record.ts'
import type { TokenIndex } from '../tokens/token-index.ts'
import { isTokenAccount, readHolding } from '../tokens/token-layout.ts'
import type { AccountState } from './account-state.ts'
import type { ReadTransaction } from './read-transaction.ts'
import type { AccountKey, LoadedAddresses } from './resolve-accounts.ts'
import type { TransactionError } from './transaction-error.ts'

export type TransactionFacts = {
  readonly read: ReadTransaction
  readonly slot: number
  readonly atMs: number
  readonly keys: readonly AccountKey[]
  readonly loaded: LoadedAddresses
  readonly before: readonly AccountState[]
  readonly after: readonly AccountState[]
  readonly err: TransactionError | null
  readonly meta: TransactionMetadata
}

export function recordTransaction(facts: TransactionFacts, tokens: TokenIndex) {
  const { read, slot, atMs, keys, err, meta } = facts
  const before = facts.before.map(lamportsOf)
  const after = facts.after.map(lamportsOf)
  const preTokens = tokenBalances(facts.before, tokens)
  const postTokens = tokenBalances(facts.after, tokens)
  const accounts = keys.map(({ address }) => address)
  const named = new Set(accounts)
  const owners = new Set(
    [...preTokens, ...postTokens].map(({ owner }) => owner).filter((each) => !named.has(each)),
  )
  const head: TransactionHead = { signature: read.signature, slot, atMs, err, accounts, owners: [...owners] }
  const record: TransactionRecord = {
    signature: read.signature,
    slot,
    atMs,
    wireBase64: Buffer.from(read.wire).toString('base64'),
    err,
    // Nothing else takes lamports out of the accounts of a transaction.
    fee: (sum(before) - sum(after)).toString(),
    computeUnits: Number(meta.computeUnitsConsumed()),
    logs: meta.logs(),
    preBalances: before.map(String),
    postBalances: after.map(String),
    preTokens,
    postTokens,
    inner: innerInstructionsOf(meta),
    loaded: facts.loaded,
    returned: returnedBy(meta),
  }
  return { head, record }
}

export function lamportsOf(account: AccountState): bigint {
  return account.exists ? account.lamports : 0n
}

export function tokenBalances(
  accounts: readonly AccountState[],
  tokens: Pick<TokenIndex, 'decimalsOf'>,
): TokenBalanceRecord[] {
  return accounts.flatMap((account, accountIndex) => {
    if (!account.exists || !isTokenAccount(account)) return []
    const { mint, owner, amountRaw } = readHolding(account.data)
    const decimals = tokens.decimalsOf(mint)
    if (decimals === null) return []
    return [
      { accountIndex, mint, owner, program: account.programAddress, amount: amountRaw.toString(), decimals },
    ]
  })
}

export function innerInstructionsOf(meta: TransactionMetadata): InnerRecord[] {
  const base58 = getBase58Decoder()
  return meta.innerInstructions().flatMap((list, index) => {
    if (list.length === 0) return []
    const instructions = list.map((each) => ({
      programIdIndex: each.instruction().programIdIndex(),
      accounts: [...each.instruction().accounts()],
      dataBase58: base58.decode(each.instruction().data()),
      stackHeight: each.stackHeight(),
    }))
    return [{ index, instructions }]
  })
}

export function returnedBy(meta: TransactionMetadata): ReturnedRecord | null {
  const data = meta.returnData().data()
  if (data.length === 0) return null
  return {
    programId: getBase58Decoder().decode(meta.returnData().programId()),
    dataBase64: Buffer.from(data).toString('base64'),
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, each) => total + each, 0n)
}
