import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ChainId } from '../chains/chain.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SOLANA_SHAPE = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const KEY_BYTES = 32
const EVM_SHAPE = /^0x[0-9a-fA-F]{40}$/
const ACCOUNT_ID = /^\d+\.\d+\.\d+$/

/** Base58 of exactly 32 bytes. */
export function isSolanaAddress(text: string): boolean {
  if (!SOLANA_SHAPE.test(text)) return false
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter))
  const zeros = text.length - text.replace(/^1+/, '').length
  const bytes = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return zeros + bytes === KEY_BYTES
}

/** Mixed case is a checksum and must be right; all lower or all upper case carries none. */
export function isEvmAddress(text: string): boolean {
  if (!EVM_SHAPE.test(text)) return false
  const digits = text.slice(2)
  const plain = digits.toLowerCase()
  if (digits === plain || digits === digits.toUpperCase()) return true
  return text === checksumAddress(text)
}

/** The spelling of EIP-55. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const isHigh = (index: number) => Number.parseInt(hash[index] ?? '0', 16) >= 8
  return `0x${[...digits].map((digit, index) => (isHigh(index) ? digit.toUpperCase() : digit)).join('')}`
}

/** `0.0.1234`. */
export function isHederaAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text) && text.length <= 64
}

export function isHederaRecipient(text: string): boolean {
  return isEvmAddress(text) || isHederaAccountId(text)
}

const RULES: Readonly<Record<ChainId, (text: string) => boolean>> = {
  solana: isSolanaAddress,
  ethereum: isEvmAddress,
  bsc: isEvmAddress,
  hedera: isHederaRecipient,
}

export function isAddressOn(chain: ChainId, text: string): boolean {
  return RULES[chain](text)
}

/** The chains on which somebody could be paid at this address. */
export function chainsOfAddress(text: string): readonly ChainId[] {
  return (Object.keys(RULES) as ChainId[]).filter((chain) => RULES[chain](text))
}
