import type { MemejobToken } from '@windhover/core/discovery/contract'

const ENTITY_ID = /^0\.0\.\d{1,19}$/
/** What an entity without an address of its own has for one: twelve zero bytes, then its number. */
const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/i

/** By the id that Hedera knows the token by; null where none of its addresses tells it. */
export function hederaTokenOf({ id, dex }: MemejobToken): string | null {
  for (const text of [id, dex.address ?? '']) {
    if (ENTITY_ID.test(text)) return text
    const digits = LONG_ZERO.exec(text)?.[1]
    if (digits !== undefined) return `0.0.${BigInt(`0x${digits}`)}`
  }
  return null
}
