import { childrenOf, levelMs } from './levels.ts'

const DAY_MS = 86_400_000

/** Shares of the day's life by the hour: below four hours the time of day no longer matters. */
const SEASONS = [0, 1].map((level) => {
  const perDay = DAY_MS / levelMs(level)
  return Array.from({ length: perDay }, (_, index) => {
    const count = childrenOf(level)
    return Array.from({ length: count }, (_, child) => liveliness(level, index * count + child))
  })
})

export function seasonsOf(level: number, index: number): readonly number[] | null {
  const ofLevel = SEASONS[level]
  if (!ofLevel) return null
  return ofLevel[((index % ofLevel.length) + ofLevel.length) % ofLevel.length] ?? null
}

/** Europe's afternoon is the busiest time, the hours before Asia wakes the quietest. */
function liveliness(level: number, slot: number): number {
  const hour = ((slot + 0.5) * levelMs(level + 1)) / 3_600_000
  return 1 + 0.45 * Math.cos(((hour - 15) / 24) * 2 * Math.PI)
}
