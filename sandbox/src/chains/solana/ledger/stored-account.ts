import { type Address, type EncodedAccount, lamports } from '@solana/kit'

/** An account as text, for what is written past the programs. */
export type StoredAccount = {
  readonly address: Address
  readonly program: Address
  readonly lamports: string
  readonly dataBase64: string
}

export function storeAccount(account: EncodedAccount): StoredAccount {
  return {
    address: account.address,
    program: account.programAddress,
    lamports: account.lamports.toString(),
    dataBase64: Buffer.from(account.data).toString('base64'),
  }
}

export function restoreAccount(stored: StoredAccount): EncodedAccount {
  const data = new Uint8Array(Buffer.from(stored.dataBase64, 'base64'))
  return {
    address: stored.address,
    programAddress: stored.program,
    lamports: lamports(BigInt(stored.lamports)),
    data,
    executable: false,
    space: BigInt(data.length),
  }
}
