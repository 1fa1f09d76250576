import { type Address, type EncodedAccount, getAddressDecoder } from '@solana/kit'
import { isTokenProgram } from './programs.ts'

const MINT_BYTES = 82
const TOKEN_ACCOUNT_BYTES = 165
/** Token-2022 marks what follows the padded head: 1 a mint, 2 a token account. */
const KIND_OFFSET = 165
const KIND_MINT = 1
const KIND_TOKEN_ACCOUNT = 2
const EXTENSIONS_OFFSET = 166

export const TOKEN_OWNER_OFFSET = 32
export const TOKEN_AMOUNT_OFFSET = 64

type Bytes = Readonly<EncodedAccount['data']>
type ChainAccount = Pick<EncodedAccount, 'programAddress' | 'data'>

export type TokenHolding = {
  readonly mint: Address
  readonly owner: Address
  readonly amountRaw: bigint
  readonly delegate: Address | null
  readonly delegatedRaw: bigint
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  /** Rent held back, for wrapped native coin alone. */
  readonly nativeReserve: bigint | null
  readonly closeAuthority: Address | null
}

export type MintFacts = {
  readonly mintAuthority: Address | null
  readonly supplyRaw: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: Address | null
}

const STATES = ['uninitialized', 'initialized', 'frozen'] as const

export function isTokenAccount({ programAddress, data }: ChainAccount): boolean {
  if (!isTokenProgram(programAddress)) return false
  return (
    data.length === TOKEN_ACCOUNT_BYTES ||
    (data.length > KIND_OFFSET && data[KIND_OFFSET] === KIND_TOKEN_ACCOUNT)
  )
}

export function isMint({ programAddress, data }: ChainAccount): boolean {
  if (!isTokenProgram(programAddress)) return false
  return data.length === MINT_BYTES || (data.length > KIND_OFFSET && data[KIND_OFFSET] === KIND_MINT)
}

export function readHolding(data: Bytes): TokenHolding {
  const view = viewOf(data)
  const address = getAddressDecoder()
  return {
    mint: address.decode(data, 0),
    owner: address.decode(data, TOKEN_OWNER_OFFSET),
    amountRaw: view.getBigUint64(TOKEN_AMOUNT_OFFSET, true),
    delegate: view.getUint32(72, true) === 1 ? address.decode(data, 76) : null,
    state: STATES[view.getUint8(108)] ?? 'uninitialized',
    nativeReserve: view.getUint32(109, true) === 1 ? view.getBigUint64(113, true) : null,
    delegatedRaw: view.getBigUint64(121, true),
    closeAuthority: view.getUint32(129, true) === 1 ? address.decode(data, 133) : null,
  }
}

export function readMint(data: Bytes): MintFacts {
  const view = viewOf(data)
  const address = getAddressDecoder()
  return {
    mintAuthority: view.getUint32(0, true) === 1 ? address.decode(data, 4) : null,
    supplyRaw: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    isInitialized: view.getUint8(45) === 1,
    freezeAuthority: view.getUint32(46, true) === 1 ? address.decode(data, 50) : null,
  }
}

export type Extension = { readonly type: number; readonly data: Uint8Array }

export function readExtensions(data: Bytes): Extension[] {
  const view = viewOf(data)
  const found: Extension[] = []
  let at = EXTENSIONS_OFFSET
  while (at + 4 <= data.length) {
    const type = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (type === 0) break
    found.push({ type, data: new Uint8Array(data.slice(at + 4, at + 4 + length)) })
    at += 4 + length
  }
  return found
}

function viewOf(data: Bytes): DataView {
  return new DataView(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
}
