import { concat, fromHex } from '#primitives'

/** Recursive length prefix, as far as a transaction needs it. The items of a list are encoded already. */
export function rlpList(items: readonly Uint8Array[]): Uint8Array {
  const body = concat(items)
  return concat([prefix(0xc0, body.length), body])
}

export function rlpBytes(bytes: Uint8Array): Uint8Array {
  const [only] = bytes
  if (bytes.length === 1 && only !== undefined && only < 0x80) return bytes
  return concat([prefix(0x80, bytes.length), bytes])
}

function prefix(base: number, length: number): Uint8Array {
  if (length <= 55) return Uint8Array.of(base + length)
  const size = quantityBytes(BigInt(length))
  return concat([Uint8Array.of(base + 55 + size.length), size])
}

/** Big-endian without leading zeros; zero is empty. */
export function rlpQuantity(value: bigint): Uint8Array {
  return rlpBytes(quantityBytes(value))
}

function quantityBytes(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const hex = value.toString(16)
  return fromHex(hex.length % 2 === 0 ? hex : `0${hex}`)
}
