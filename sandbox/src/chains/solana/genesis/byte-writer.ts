import { getAddressEncoder } from '@solana/kit'

/** Little-endian fields one after another, as the programs lay out their accounts. */
export type ByteWriter = {
  readonly u8: (value: number) => ByteWriter
  readonly u16: (value: number) => ByteWriter
  readonly u32: (value: number) => ByteWriter
  readonly u64: (value: bigint) => ByteWriter
  readonly bytes: (value: Uint8Array) => ByteWriter
  /** Null is all zeros. */
  readonly address: (value: string | null) => ByteWriter
  /** A four-byte mark before the address, as the token program marks what may be missing. */
  readonly optionalAddress: (value: string | null) => ByteWriter
  /** Length and text; with a width the text is filled up with zeros. */
  readonly text: (value: string, width?: number) => ByteWriter
  readonly zeros: (count: number) => ByteWriter
  readonly done: () => Uint8Array
}

export function writeBytes(): ByteWriter {
  const parts: Buffer[] = []
  const add = (part: Buffer) => {
    parts.push(part)
    return writer
  }
  const number = (size: number, put: (buffer: Buffer) => void) => {
    const buffer = Buffer.alloc(size)
    put(buffer)
    return add(buffer)
  }
  const writer: ByteWriter = {
    u8: (value) => number(1, (buffer) => buffer.writeUInt8(value)),
    u16: (value) => number(2, (buffer) => buffer.writeUInt16LE(value)),
    u32: (value) => number(4, (buffer) => buffer.writeUInt32LE(value)),
    u64: (value) => number(8, (buffer) => buffer.writeBigUInt64LE(value)),
    bytes: (value) => add(Buffer.from(value)),
    address: (value) => add(value === null ? Buffer.alloc(32) : encodeAddress(value)),
    optionalAddress: (value) => writer.u32(value === null ? 0 : 1).address(value),
    text: (value, width) => {
      const text = Buffer.from(value).subarray(0, width)
      const fill = Buffer.alloc((width ?? text.length) - text.length)
      return writer
        .u32(text.length + fill.length)
        .bytes(text)
        .bytes(fill)
    },
    zeros: (count) => add(Buffer.alloc(count)),
    done: () => new Uint8Array(Buffer.concat(parts)),
  }
  return writer
}

function encodeAddress(text: string): Buffer {
  const encoder: { encode: (value: never) => unknown } = getAddressEncoder()
  return Buffer.from(encoder.encode(text as never) as Uint8Array)
}
