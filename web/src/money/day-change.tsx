import type { DayChange as Change } from '@windhover/core/balances/contract'
import { formatChange, toneOfChange } from '../lib/format-price.ts'
import { formatUsdChange } from '../lib/format-usd.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }
const SPAN = '24h'

/** `+$117.64 +0.85% 24h` beside a total; nothing where no change is known. */
export function DayChange({ change }: { readonly change: Change }) {
  if (change === null) return null
  const { changeUsd, percent } = change
  const tone = TONE[toneOfChange(percent)]
  return (
    <p className="num flex flex-wrap gap-x-2">
      <span className={`font-medium ${tone}`}>{formatUsdChange(changeUsd)}</span>
      <span className={tone}>{formatChange(percent)}</span>
      <span className="text-3">{SPAN}</span>
    </p>
  )
}
