import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { getAddress, isAddress, toBytes, toHex } from 'viem'
import { digestOf } from '../../universe/seeded-draw.ts'
import type { LaunchChain } from '../market.ts'

const decoder = getBase58Decoder()
const encoder = getBase58Encoder()
/** Where in the address the number of the launch is hidden, so that an address leads back to its launch. */
const NUMBER_AT = { base58: 20, hex: 12 } as const
type Form = keyof typeof NUMBER_AT
/** Tokens and accounts of Hedera have numbers; those from here on are launches. */
const FIRST_HEDERA_NUMBER = 20_000_000

export type LaunchAddresses = {
  readonly addressOf: (index: number) => string
  /** Null where the address is none of this world's launches. */
  readonly indexOf: (address: string) => number | null
}

/** Addresses of the tokens themselves. */
export function tokenAddresses(seed: string, chain: LaunchChain): LaunchAddresses {
  if (chain === 'hedera') return countedAddresses()
  return hiddenAddresses(seed, chain === 'solana' ? 'base58' : 'hex', `launch-${chain}`)
}

/** Curves and pools are the maker's inventory here; each still has an address to be named by. */
export function poolAddresses(seed: string, chain: LaunchChain, kind: 'curve' | 'pool'): LaunchAddresses {
  return hiddenAddresses(seed, chain === 'solana' ? 'base58' : 'hex', `${kind}-${chain}`)
}

function hiddenAddresses(seed: string, form: Form, purpose: string): LaunchAddresses {
  const mask = viewOf(digestOf(seed, purpose, 'mask')).getUint32(0)
  const { write, read } = form === 'base58' ? BASE58 : HEX
  const addressOf = (index: number): string => {
    const bytes = digestOf(seed, purpose, index)
    viewOf(bytes).setUint32(NUMBER_AT[form], (index ^ mask) >>> 0)
    return write(bytes)
  }
  return {
    addressOf,
    indexOf: (address) => {
      const bytes = read(address)
      if (bytes === null) return null
      const index = (viewOf(bytes).getUint32(NUMBER_AT[form]) ^ mask) >>> 0
      return addressOf(index).toLowerCase() === address.toLowerCase() ? index : null
    },
  }
}

const BASE58 = {
  write: (bytes: Uint8Array) => decoder.decode(bytes),
  read: (address: string) => {
    if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return null
    const bytes = Uint8Array.from(encoder.encode(address))
    return bytes.length === 32 && decoder.decode(bytes) === address ? bytes : null
  },
}

const CONTRACT_BYTES = 20
const HEX = {
  write: (bytes: Uint8Array) => getAddress(toHex(bytes.subarray(0, CONTRACT_BYTES))),
  read: (address: string) => (isAddress(address, { strict: false }) ? toBytes(address) : null),
}

function countedAddresses(): LaunchAddresses {
  return {
    addressOf: (index) => `0.0.${FIRST_HEDERA_NUMBER + index}`,
    indexOf: (address) => {
      const digits = /^0\.0\.(\d{8,9})$/.exec(address)?.[1]
      const index = Number(digits ?? Number.NaN) - FIRST_HEDERA_NUMBER
      return index >= 0 ? index : null
    },
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset)
}
