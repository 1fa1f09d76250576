import { toHex } from '#primitives'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const NO_DIGIT = 255
const DIGIT_OF = new Uint8Array(128).fill(NO_DIGIT)
for (const [digit, letter] of [...ALPHABET].entries()) DIGIT_OF[letter.charCodeAt(0)] = digit

const KEY_BYTES = 32
const TEXT_MIN = 32
const TEXT_MAX = 44
const WORDS = KEY_BYTES / 4
const WORD = 2 ** 32
/** A word times 58³ still fits into a number exactly. */
const STEP_DIGITS = 3

/** The 32 bytes of a key in base58, as hex; null for any other text. Several digits at a time: one by one is slow. */
export function base58Key(text: string): string | null {
  if (text.length < TEXT_MIN || text.length > TEXT_MAX) return null
  const words = new Uint32Array(WORDS)
  for (let at = 0; at < text.length; at += STEP_DIGITS) {
    let value = 0
    let factor = 1
    for (let next = at; next < at + STEP_DIGITS && next < text.length; next++) {
      const digit = DIGIT_OF[text.charCodeAt(next)] ?? NO_DIGIT
      if (digit === NO_DIGIT) return null
      value = value * 58 + digit
      factor *= 58
    }
    if (!multiplyAndAdd(words, factor, value)) return null
  }
  const bytes = new Uint8Array(KEY_BYTES)
  for (let at = 0; at < KEY_BYTES; at++) bytes[at] = (words[at >> 2] ?? 0) >>> (24 - 8 * (at & 3))
  return leadingZeros(bytes) === leadingOnes(text) ? toHex(bytes) : null
}

/** False when the number has outgrown the words. */
function multiplyAndAdd(words: Uint32Array, factor: number, add: number): boolean {
  let carry = add
  for (let index = WORDS - 1; index >= 0; index--) {
    const sum = (words[index] ?? 0) * factor + carry
    // What does not fit into a word is cut off here and carried on below.
    words[index] = sum
    carry = Math.floor(sum / WORD)
  }
  return carry === 0
}

/** Each zero byte in front is written as one `1`: a text with another number of them is of another length. */
function leadingOnes(text: string): number {
  let count = 0
  while (text.charCodeAt(count) === 49) count++
  return count
}

function leadingZeros(bytes: Uint8Array): number {
  let count = 0
  while (bytes[count] === 0) count++
  return count
}
