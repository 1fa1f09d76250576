import type { PlacedCandle } from './price-scale.ts'

type VolumeBarsProps = {
  readonly placed: readonly PlacedCandle[]
  readonly box: { readonly width: number; readonly height: number }
}

/** Quiet, along the foot: how much was traded, not at which price. */
const SHARE = 0.16
const GAP = 0.3

export function VolumeBars({ placed, box }: VolumeBarsProps) {
  const most = Math.max(...placed.map(({ candle }) => candle.volumeUsd))
  if (!(most > 0)) return null
  const slot = box.width / placed.length
  return placed.map(({ candle, x }) => {
    const height = (candle.volumeUsd / most) * box.height * SHARE
    return (
      <rect
        key={candle.time}
        x={Math.min(x, box.width - slot)}
        y={box.height - height}
        width={Math.max(slot * (1 - GAP), 1)}
        height={height}
        className="fill-chart-line/25"
      />
    )
  })
}
