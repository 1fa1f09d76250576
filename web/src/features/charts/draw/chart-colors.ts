/** What the canvas is painted with: the tokens of the theme that is shown now. */
export type ChartColors = {
  readonly ground: string
  readonly grid: string
  readonly crosshair: string
  readonly label: string
  readonly text: string
  readonly strong: string
  readonly up: string
  readonly down: string
  readonly upVolume: string
  readonly downVolume: string
  readonly font: string
}

const VOLUME_OPACITY = 0.34

export function readChartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const [up, down] = [token('--up'), token('--down')]
  return {
    ground: token('--bg-surface'),
    grid: token('--chart-grid'),
    crosshair: token('--line-strong'),
    label: token('--bg-active'),
    text: token('--text-3'),
    strong: token('--text-1'),
    up,
    down,
    upVolume: fade(up),
    downVolume: fade(down),
    font: token('--font-sans'),
  }
}

/** Of a colour written `#rrggbb`, as the tokens are. */
function fade(hex: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgba(${parts.join(', ')}, ${VOLUME_OPACITY})`
}
