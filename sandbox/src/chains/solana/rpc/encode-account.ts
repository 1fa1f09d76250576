import { zstdCompressSync } from 'node:zlib'
import { type EncodedAccount, getBase58Decoder } from '@solana/kit'
import { z } from 'zod'
import type { AccountState } from '../engine/account-state.ts'
import { TOKEN_2022_PROGRAM } from '../tokens/programs.ts'
import type { TokenIndex } from '../tokens/token-index.ts'
import { isMint, isTokenAccount, readHolding, readMint } from '../tokens/token-layout.ts'
import { parseExtensions } from './parse-extensions.ts'
import { invalidParams } from './rpc-error.ts'
import { uiAmount } from './ui-amount.ts'

export const accountEncoding = z.enum(['base58', 'base64', 'base64+zstd', 'jsonParsed'])
export type AccountEncoding = z.output<typeof accountEncoding>
export const dataSlice = z
  .object({ offset: z.number().int().min(0), length: z.number().int().min(0) })
  .nullish()

export type AccountFormat = {
  readonly encoding?: AccountEncoding | undefined
  readonly dataSlice?: z.output<typeof dataSlice>
}

/** Rent is never collected; a node says so with the last epoch there is. */
const NO_RENT_EPOCH = 2n ** 64n - 1n
/** Longest content that a node spells in base 58. */
const BASE58_BYTES = 128

export function encodeAccount(account: AccountState, format: AccountFormat, tokens: TokenIndex) {
  if (!account.exists) return null
  return {
    lamports: account.lamports,
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch: NO_RENT_EPOCH,
    space: account.data.length,
    data: encodeData(account, format, tokens),
  }
}

function encodeData(
  account: EncodedAccount,
  { encoding, dataSlice: slice }: AccountFormat,
  tokens: TokenIndex,
) {
  if (encoding === 'jsonParsed') {
    const parsed = parseAccount(account, tokens)
    if (parsed) return parsed
  }
  const bytes = slice ? account.data.slice(slice.offset, slice.offset + slice.length) : account.data
  if (encoding === 'base64+zstd') return [zstdCompressSync(Buffer.from(bytes)).toString('base64'), encoding]
  if (encoding === 'base64' || encoding === 'jsonParsed')
    return [Buffer.from(bytes).toString('base64'), 'base64']
  if (bytes.length > BASE58_BYTES) {
    throw invalidParams(
      `Encoded binary (base 58) data should be less than ${BASE58_BYTES} bytes, please use Base64`,
    )
  }
  const text = getBase58Decoder().decode(bytes)
  return encoding === 'base58' ? [text, encoding] : text
}

function parseAccount(account: EncodedAccount, tokens: TokenIndex) {
  const isToken2022 = account.programAddress === TOKEN_2022_PROGRAM
  const wrap = (type: string, info: object) => {
    const extensions = isToken2022 ? { extensions: parseExtensions(account.data) } : {}
    return {
      program: isToken2022 ? 'spl-token-2022' : 'spl-token',
      parsed: { type, info: { ...info, ...extensions } },
      space: account.data.length,
    }
  }
  if (isMint(account)) {
    const { supplyRaw, ...mint } = readMint(account.data)
    return wrap('mint', { ...mint, supply: supplyRaw.toString() })
  }
  if (!isTokenAccount(account)) return null
  const holding = readHolding(account.data)
  const decimals = tokens.decimalsOf(holding.mint)
  return decimals === null ? null : wrap('account', holdingInfo(holding, decimals))
}

function holdingInfo(holding: ReturnType<typeof readHolding>, decimals: number) {
  const { mint, owner, state, amountRaw, delegate, delegatedRaw, nativeReserve, closeAuthority } = holding
  return {
    isNative: nativeReserve !== null,
    mint,
    owner,
    state,
    tokenAmount: uiAmount(amountRaw, decimals),
    ...(delegate === null ? {} : { delegate, delegatedAmount: uiAmount(delegatedRaw, decimals) }),
    ...(nativeReserve === null ? {} : { rentExemptReserve: uiAmount(nativeReserve, decimals) }),
    ...(closeAuthority === null ? {} : { closeAuthority }),
  }
}
