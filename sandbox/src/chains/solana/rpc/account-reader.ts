import { type Address, type EncodedAccount, lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { AccountState } from '../engine/account-state.ts'
import { isTokenAccount, TOKEN_AMOUNT_OFFSET } from '../tokens/token-layout.ts'

export type AccountReader = {
  readonly get: (at: Address) => AccountState
  readonly ofProgram: (program: Address) => readonly EncodedAccount[]
}

export function truthfulReader(svm: LiteSVM): AccountReader {
  return { get: (at) => svm.getAccount(at), ofProgram: (program) => svm.getProgramAccounts(program) }
}

/** Every balance it tells is that many per cent of the true one. */
export function lyingReader(svm: LiteSVM, percent: number): AccountReader {
  return {
    get: (at) => {
      const account = svm.getAccount(at)
      return account.exists ? { ...distort(account, percent), exists: true } : account
    },
    ofProgram: (program) => svm.getProgramAccounts(program).map((account) => distort(account, percent)),
  }
}

const U64_MAX = 2n ** 64n - 1n

function distort(account: EncodedAccount, percent: number): EncodedAccount {
  const scale = (amount: bigint) => {
    const scaled = (amount * BigInt(Math.round(percent * 100))) / 10_000n
    if (scaled > U64_MAX) return U64_MAX
    return scaled
  }
  const told = { ...account, lamports: lamports(scale(account.lamports)) }
  if (!isTokenAccount(account)) return told
  const data = Buffer.from(account.data)
  data.writeBigUInt64LE(scale(data.readBigUInt64LE(TOKEN_AMOUNT_OFFSET)), TOKEN_AMOUNT_OFFSET)
  return { ...told, data: new Uint8Array(data) }
}
