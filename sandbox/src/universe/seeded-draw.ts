import { createHash } from 'node:crypto'

/** A stream of equal-by-seed draws. Not for secrets: whoever knows the seed knows them all. */
export type Draw = {
  /** In [0, 1). */
  readonly unit: () => number
  readonly between: (low: number, high: number) => number
  /** Even on a logarithmic scale: as likely between 1 and 10 as between 10 and 100. */
  readonly spread: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
}

export function digestOf(...parts: readonly (string | number)[]): Uint8Array {
  return createHash('sha256').update(parts.join('\u0000')).digest()
}

export function drawFrom(...parts: readonly (string | number)[]): Draw {
  let state = readUint32(digestOf(...parts))
  const unit = () => {
    state = (state + 0x9e3779b9) | 0
    return mixBits(state) / 0x1_0000_0000
  }
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    spread: (low, high) => low * (high / low) ** unit(),
    chance: (probability) => unit() < probability,
    pick: (choices) => choices[Math.floor(unit() * choices.length)] ?? choices[0],
  }
}

/** Spreads every bit of a 32-bit number over all of them; unsigned. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

function readUint32(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}
