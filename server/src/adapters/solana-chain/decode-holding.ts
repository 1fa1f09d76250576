import { type Address, getAddressDecoder } from '@solana/kit'
import { isTokenProgram } from './parse-address.ts'

export type Holding = { readonly mint: Address; readonly owner: Address; readonly amountRaw: bigint }

/** Both token programs begin an account with mint, owner and amount; Token-2022 adds its extensions behind. */
const TOKEN_ACCOUNT_LENGTH = 165
const KIND_AT = 165
const KIND_ACCOUNT = 2

export function decodeHolding(
  account: { readonly owner: Address; readonly data: readonly [string, string] } | null,
): Holding | null {
  if (account === null || !isTokenProgram(account.owner)) return null
  const bytes = Buffer.from(account.data[0], 'base64')
  if (bytes.length < TOKEN_ACCOUNT_LENGTH) return null
  if (bytes.length > TOKEN_ACCOUNT_LENGTH && bytes[KIND_AT] !== KIND_ACCOUNT) return null
  const decoder = getAddressDecoder()
  return {
    mint: decoder.decode(bytes.subarray(0, 32)),
    owner: decoder.decode(bytes.subarray(32, 64)),
    amountRaw: bytes.readBigUInt64LE(64),
  }
}
