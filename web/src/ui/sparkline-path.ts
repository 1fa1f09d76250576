export interface SparklineBox {
  width: number
  height: number
}

// Half the stroke above and below, or the extremes are cut.
const EDGE = 1

/** Straight segments: a curve would invent prices between two readings. */
export function sparklinePath(points: readonly number[], { width, height }: SparklineBox): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const range = Math.max(...points) - low
  const stepX = width / (points.length - 1)
  const y = (value: number) =>
    range === 0 ? height / 2 : EDGE + (1 - (value - low) / range) * (height - 2 * EDGE)
  return points
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(index * stepX)} ${round(y(value))}`)
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
