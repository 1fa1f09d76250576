import { understood } from '../refusal.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/
const ENTITY_ID = /^0\.0\.(0|[1-9]\d{0,18})$/

/** One spelling for comparing; checksums are for people. */
export function evmAddress(text: string): string {
  const lower = text.toLowerCase()
  understood(ADDRESS.test(lower), 'not an address of an EVM chain')
  return lower
}

/** On Hedera an entity may also be named by its number, which the EVM sees as an address of mostly zeros. */
export function hederaAddress(text: string): string {
  const number = ENTITY_ID.exec(text)?.[1]
  return number === undefined ? evmAddress(text) : `0x${BigInt(number).toString(16).padStart(40, '0')}`
}
