import { FactRow } from '../../../ui/fact-row.tsx'
import { factCopy } from '../copy.ts'

const WARN_FROM_PCT = 1
const DANGER_FROM_PCT = 5

/** From one percent it is a caution, from five it costs a large part of what is swapped. */
export function ImpactRow({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <FactRow label={factCopy.impact}>{factCopy.unknown}</FactRow>
  const isHigh = percent >= DANGER_FROM_PCT
  const tone = isHigh ? 'text-down' : percent >= WARN_FROM_PCT ? 'text-warn' : undefined
  return (
    <FactRow label={factCopy.impact}>
      <span className={tone}>{showImpact(percent)}%</span>
      {isHigh && <span className="block text-down">{factCopy.impactHigh}</span>}
    </FactRow>
  )
}

/** Less than nothing is a price better than the market's: shown as such. */
function showImpact(percent: number): string {
  const text = Math.abs(percent).toFixed(2)
  return percent < 0 && text !== '0.00' ? `\u2212${text}` : text
}
