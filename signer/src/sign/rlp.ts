/** Recursive length prefix, as far as a transaction needs it. The items of a list are encoded already. */
export function rlpList(items: readonly Buffer[]): Buffer {
  const body = Buffer.concat(items)
  return Buffer.concat([prefix(0xc0, body.length), body])
}

export function rlpBytes(bytes: Buffer): Buffer {
  const [only] = bytes
  if (bytes.length === 1 && only !== undefined && only < 0x80) return bytes
  return Buffer.concat([prefix(0x80, bytes.length), bytes])
}

function prefix(base: number, length: number): Buffer {
  if (length <= 55) return Buffer.from([base + length])
  const size = quantityBytes(BigInt(length))
  return Buffer.concat([Buffer.from([base + 55 + size.length]), size])
}

/** Big-endian without leading zeros; zero is empty. */
export function rlpQuantity(value: bigint): Buffer {
  return rlpBytes(quantityBytes(value))
}

function quantityBytes(value: bigint): Buffer {
  if (value === 0n) return Buffer.alloc(0)
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
