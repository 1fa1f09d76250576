import { digestOf, mixBits } from '../universe/seeded-draw.ts'

/** A number that stands for some words; the root of all noise about them. */
export function noiseKey(...parts: readonly (string | number)[]): number {
  const bytes = digestOf(...parts)
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}

/** The key of one place within another: level, index, child. */
export function innerKey(key: number, index: number): number {
  return mixBits(key + Math.imul(index, 0x9e3779b1))
}

/** In (0, 1), never at an end, so that its logarithm exists. */
export function unitNoise(key: number, index: number): number {
  return (innerKey(key, index) + 0.5) / 0x1_0000_0000
}

/** Bell-shaped with mean 0 and variance 1, within ±3: three small throws out of one. */
export function bellNoise(key: number, index: number): number {
  const bits = innerKey(key, index)
  return ((bits & 1023) + ((bits >>> 10) & 1023) + ((bits >>> 20) & 1023) - 1534.5) / 512
}

/** The same with fat tails: one throw in eighty is three to five times as long. */
export function wildNoise(key: number, index: number): number {
  const bell = bellNoise(key, index)
  const luck = unitNoise(key ^ 0x5bd1e995, index)
  return luck < 0.0125 ? bell * (3 + luck * 160) : bell
}

/** A slow wave through random heights one `period` apart, straight in between; 0 at position 0. */
export function waveNoise(key: number, position: number, period: number): number {
  const place = position / period
  const index = Math.floor(place)
  const from = index === 0 ? 0 : bellNoise(key, index)
  const to = index === -1 ? 0 : bellNoise(key, index + 1)
  return from + (to - from) * (place - index)
}
