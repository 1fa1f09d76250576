import { type Address, address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { type TradedToken, tokenProgramOf } from './traded-token.ts'

export async function associatedAccount(owner: Address, token: TradedToken): Promise<Address> {
  const mint = address(token.listing.address)
  const [account] = await findAssociatedTokenPda({
    owner,
    mint,
    tokenProgram: address(tokenProgramOf(token.listing)),
  })
  return account
}
