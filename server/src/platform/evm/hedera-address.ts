import { chainErrors } from '@windhover/core/chains/errors'
import { type Address, getAddress } from 'viem'
import { parseEvmAddress } from './evm-address.ts'

const ENTITY_ID = /^0\.0\.(0|[1-9]\d{0,18})$/
const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/i

/** `0.0.N`, or the EVM address of an account that has no number yet; a number in EVM clothes becomes `0.0.N`. */
export function parseHederaAddress(text: string): string | null {
  const trimmed = text.trim()
  if (ENTITY_ID.test(trimmed)) return trimmed
  const evm = parseEvmAddress(trimmed)
  return evm === null ? null : (entityIdOf(evm) ?? evm)
}

export function requireHederaAddress(text: string): string {
  const parsed = parseHederaAddress(text)
  if (parsed === null)
    throw chainErrors.badAddress({ context: { chain: 'hedera', address: text.slice(0, 64) } })
  return parsed
}

export function isEntityId(text: string): boolean {
  return ENTITY_ID.test(text)
}

/** The number inside an address that is one: twelve zero bytes, then the entity's number. */
export function entityIdOf(address: string): string | null {
  const number = LONG_ZERO.exec(address)?.[1]
  return number === undefined ? null : `0.0.${BigInt(`0x${number}`)}`
}

/** Where the EVM sees an entity that has only a number: every token, and accounts made without an EVM key. */
export function longZeroAddress(entityId: string): Address {
  const number = ENTITY_ID.exec(entityId)?.[1]
  if (number === undefined) throw chainErrors.badAddress({ context: { chain: 'hedera', address: entityId } })
  return getAddress(`0x${BigInt(number).toString(16).padStart(40, '0')}`)
}
