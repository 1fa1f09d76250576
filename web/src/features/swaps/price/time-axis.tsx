import { stripCopy } from '../copy.ts'
import type { PlacedCandle } from './price-scale.ts'
import type { Span } from './read-window.ts'

type TimeAxisProps = {
  readonly placed: readonly PlacedCandle[]
  readonly span: Span
  readonly width: number
  readonly hovered: PlacedCandle | null
}

const LABELS = 5
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const FORMAT: Readonly<Record<Span, Intl.DateTimeFormat>> = { '1H': CLOCK, '1D': CLOCK, '1W': DAY, '1M': DAY }

/** Five places in time; the last one is now, or where the pointer is. */
export function TimeAxis({ placed, span, width, hovered }: TimeAxisProps) {
  const first = placed[0]?.candle.time ?? 0
  const length = (placed.at(-1)?.candle.time ?? 0) - first
  const textAt = (seconds: number) => FORMAT[span].format(seconds * 1_000)
  const labels = Array.from({ length: LABELS - 1 }, (_, index) =>
    textAt(first + (length * index) / (LABELS - 1)),
  )
  const end = hovered === null ? stripCopy.now : textAt(hovered.candle.time)
  return (
    <div
      aria-hidden="true"
      style={{ width }}
      className="mt-1.5 flex justify-between text-micro text-3 *:whitespace-nowrap"
    >
      {labels.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed places
        <span key={index} className={labels.indexOf(text) === index ? undefined : 'invisible'}>
          {text}
        </span>
      ))}
      <span>{end}</span>
    </div>
  )
}
