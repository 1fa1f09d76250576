import { understood } from '../refusal.ts'

const COMPACT_BYTES_MAX = 3
const KEY_BYTES = 32

/**
 * Reads forward through bytes of fixed and compact lengths; running out of them is a refusal, never a zero.
 * A class because five are made per transaction, and views only of what is asked for as bytes: both cost memory.
 */
export class ByteReader {
  readonly #source: Buffer
  #at = 0

  constructor(source: Buffer) {
    this.#source = source
  }

  byte(): number {
    return this.#source.readUInt8(this.#take(1))
  }

  /** Length as Solana writes it: seven bits per byte, least first, in the one shortest form. */
  compactLength(): number {
    let value = 0
    for (let index = 0; index < COMPACT_BYTES_MAX; index++) {
      const part = this.byte()
      value |= (part & 0x7f) << (7 * index)
      if ((part & 0x80) !== 0) continue
      // A second way to write the same number would be a second form of the same transaction.
      understood(index === 0 || part !== 0, 'a length is not in its shortest form')
      understood(value <= 0xffff, 'a length is too large')
      return value
    }
    understood(false, 'a length is too long')
    return 0
  }

  bytes(length: number): Buffer {
    const from = this.#take(length)
    return this.#source.subarray(from, from + length)
  }

  /** A public key as lower-case hex: cheap to compare, unlike base58. */
  key(): string {
    const from = this.#take(KEY_BYTES)
    return this.#source.toString('hex', from, from + KEY_BYTES)
  }

  u32(): number {
    return this.#source.readUInt32LE(this.#take(4))
  }

  u64(): bigint {
    return this.#source.readBigUInt64LE(this.#take(8))
  }

  position(): number {
    return this.#at
  }

  isAtEnd(): boolean {
    return this.#at === this.#source.length
  }

  /** Where the next so many bytes begin. */
  #take(length: number): number {
    const from = this.#at
    understood(from + length <= this.#source.length, 'the bytes end too early')
    this.#at = from + length
    return from
  }
}
