/**
 * Keccak-256 over short texts, for the checksum in the letters of an EVM address: nothing is signed with it, and the
 * pure rules import no library.
 */
const RATE_BYTES = 136
const ROUNDS = 24
const MASK = (1n << 64n) - 1n

const ROTATIONS = [
  [0n, 36n, 3n, 41n, 18n],
  [1n, 44n, 10n, 45n, 2n],
  [62n, 6n, 43n, 15n, 61n],
  [28n, 55n, 25n, 21n, 56n],
  [27n, 20n, 39n, 8n, 14n],
] as const

/** From the generator x^8 + x^6 + x^5 + x^4 + 1, seven bits to a round. */
const ROUND_CONSTANTS = makeRoundConstants()

function makeRoundConstants(): readonly bigint[] {
  let register = 1
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
    return constant
  })
}

const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & MASK
const at = (lanes: readonly bigint[], x: number, y: number) => lanes[(x % 5) + 5 * (y % 5)] ?? 0n

function permute(start: readonly bigint[]): readonly bigint[] {
  return ROUND_CONSTANTS.reduce<readonly bigint[]>((lanes, constant) => runRound(lanes, constant), start)
}

function runRound(lanes: readonly bigint[], constant: bigint): readonly bigint[] {
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(lanes, x, y), 0n))
  const column = (x: number) => columns[(x + 5) % 5] ?? 0n
  const moved = new Array<bigint>(25).fill(0n)
  for (let place = 0; place < 25; place += 1) {
    const [x, y] = [place % 5, Math.floor(place / 5)]
    const mixed = at(lanes, x, y) ^ column(x - 1) ^ rotate(column(x + 1), 1n)
    moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(mixed, ROTATIONS[x]?.[y] ?? 0n)
  }
  return moved.map((lane, place) => {
    const [x, y] = [place % 5, Math.floor(place / 5)]
    const next = lane ^ (~at(moved, x + 1, y) & MASK & at(moved, x + 2, y))
    return place === 0 ? next ^ constant : next
  })
}

/** Hex of the digest. The text is plain ASCII and shorter than one block. */
export function keccakOfText(text: string): string {
  if (text.length >= RATE_BYTES) throw new RangeError('longer than one block')
  const block = new Uint8Array(200)
  for (let index = 0; index < text.length; index += 1) block[index] = text.charCodeAt(index)
  block[text.length] = 0x01
  block[RATE_BYTES - 1] = (block[RATE_BYTES - 1] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  const lanes = permute(Array.from({ length: 25 }, (_, index) => view.getBigUint64(index * 8, true)))
  lanes.slice(0, 4).forEach((lane, index) => {
    view.setBigUint64(index * 8, lane, true)
  })
  return [...block.subarray(0, 32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
