/** Just enough CBOR for WebAuthn messages: integers, byte strings, text and maps. */
export type CborValue = number | string | Uint8Array | ReadonlyMap<number | string, CborValue>

export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(majorType: number, size: number): Buffer {
  const type = majorType << 5
  if (size < 24) return Buffer.from([type | size])
  if (size < 0x100) return Buffer.from([type | 24, size])
  return Buffer.from([type | 25, size >> 8, size & 0xff])
}
