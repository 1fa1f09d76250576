import { fromText, toText } from '#primitives'

const LETTERS = fromText('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
const ZERO_LETTER = 49
const BYTES_MAX = 64
/** Two bytes each, the last one first. */
const WORDS = BYTES_MAX / 2
const GROUP_DIGITS = 5
const GROUP = 58 ** GROUP_DIGITS
const GROUPS = 18

/**
 * What one in each word is worth, in groups of five digits, lowest first. A word times a group and the sum over all
 * words stay below 2^53, so the whole conversion is a sum of products and one pass of carries, all exact.
 */
const WORTH: readonly Float64Array[] = Array.from({ length: WORDS }, (_, word) => {
  let rest = 65_536n ** BigInt(word)
  return Float64Array.from({ length: GROUPS }, () => {
    const group = Number(rest % BigInt(GROUP))
    rest /= BigInt(GROUP)
    return group
  })
})

/** Kept between calls: both are as large as what they carry, and would be garbage after each signature. */
const sums = new Float64Array(GROUPS)
const letters = new Uint8Array(GROUPS * GROUP_DIGITS)

/** Base58 of up to 64 bytes: digit by digit it would cost as much as the signature that it writes. */
export function base58Text(bytes: Uint8Array): string {
  if (bytes.length > BYTES_MAX) throw new Error('more bytes than a signature has')
  sums.fill(0)
  for (let word = 0; word * 2 < bytes.length; word++) {
    const low = bytes.length - 1 - word * 2
    addWord(word, (bytes[low] ?? 0) + (bytes[low - 1] ?? 0) * 256)
  }
  let at = letters.length
  let carry = 0
  for (let group = 0; group < GROUPS; group++) {
    const sum = (sums[group] ?? 0) + carry
    carry = Math.floor(sum / GROUP)
    at = writeGroup(at, sum - carry * GROUP)
  }
  while (letters[at] === ZERO_LETTER) at++
  return '1'.repeat(leadingZeros(bytes)) + toText(letters.subarray(at))
}

function addWord(word: number, value: number): void {
  const worth = WORTH[word]
  if (worth === undefined) return
  for (let group = 0; group < GROUPS; group++) sums[group] = (sums[group] ?? 0) + value * (worth[group] ?? 0)
}

/** Answers where its first letter stands. */
function writeGroup(end: number, group: number): number {
  // A group fits into 32 bits, in which the remainder is cheap.
  let rest = group | 0
  for (let at = end - 1; at >= end - GROUP_DIGITS; at--) {
    letters[at] = LETTERS[rest % 58] ?? 0
    rest = (rest / 58) | 0
  }
  return end - GROUP_DIGITS
}

function leadingZeros(bytes: Uint8Array): number {
  let count = 0
  while (bytes[count] === 0) count++
  return count
}
