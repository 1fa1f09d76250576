import { type Address, getAddress, pad, toHex } from 'viem'

/** Above this the twenty bytes are an address of their own, not a number. */
const LARGEST_NUMBER = 2n ** 63n - 1n

/** Entities are addressed by their number, in twenty bytes mostly of zeros. */
export function longZeroAddress(entityId: string): Address {
  return getAddress(pad(toHex(entityNumber(entityId)), { size: 20 }))
}

/** The number in a long-zero address; null for any other address. */
export function longZeroEntityId(address: Address): string | null {
  const number = BigInt(address)
  return number > 0n && number <= LARGEST_NUMBER ? `0.0.${number}` : null
}

export function entityNumber(entityId: string): bigint {
  const digits = /^(?:0\.0\.)?(\d{1,19})$/.exec(entityId)?.[1]
  if (digits === undefined) throw new Error(`${entityId} is not an entity id`)
  return BigInt(digits)
}
