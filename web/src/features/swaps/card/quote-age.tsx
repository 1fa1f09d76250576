import { QUOTE_REFRESH_MS } from '@windhover/core/swaps/constants'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { cx } from '../../../ui/cx.ts'
import { factCopy } from '../copy.ts'

type QuoteAgeProps = { readonly answeredAtMs: number; readonly isPaused: boolean }

/** Alone in what it draws each second: the card around it stands still. */
export function QuoteAge({ answeredAtMs, isPaused }: QuoteAgeProps) {
  const nowMs = useEverySecond()
  const ageMs = Math.max(0, nowMs - answeredAtMs)
  const isDue = ageMs >= QUOTE_REFRESH_MS
  const text =
    isDue || isPaused
      ? factCopy.old(Math.floor(ageMs / 1_000))
      : factCopy.refreshesIn(Math.ceil((QUOTE_REFRESH_MS - ageMs) / 1_000))
  return <span className={cx(ageMs > 2 * QUOTE_REFRESH_MS ? 'text-warn' : 'text-3')}>{text}</span>
}
