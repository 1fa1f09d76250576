import { toHex } from '#primitives'
import { understood } from '../refusal.ts'

const COMPACT_BYTES_MAX = 3
const KEY_BYTES = 32

/**
 * Reads forward through bytes of fixed and compact lengths; running out of them is a refusal, never a zero.
 * A class because five are made per transaction, and views only of what is asked for as bytes: both cost memory.
 */
export class ByteReader {
  readonly #source: Uint8Array
  #at = 0

  constructor(source: Uint8Array) {
    this.#source = source
  }

  byte(): number {
    return this.#source[this.#take(1)] ?? 0
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

  bytes(length: number): Uint8Array {
    const from = this.#take(length)
    return this.#source.subarray(from, from + length)
  }

  /** A public key as lower-case hex: cheap to compare, unlike base58. */
  key(): string {
    const from = this.#take(KEY_BYTES)
    return toHex(this.#source, from, from + KEY_BYTES)
  }

  u32(): number {
    const from = this.#take(4)
    const at = (index: number) => this.#source[from + index] ?? 0
    return (at(0) | (at(1) << 8) | (at(2) << 16) | (at(3) << 24)) >>> 0
  }

  u64(): bigint {
    const low = this.u32()
    return (BigInt(this.u32()) << 32n) | BigInt(low)
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
