import type { RiskFact } from '@windhover/core/tokens/contract'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '../../ui/badge.tsx'
import { cardCopy } from './card-copy.ts'

/** How bad it is, as a colour. */
export const RISK_TONE = { note: 'neutral', warning: 'warn', danger: 'down' } as const

/** One badge and one sentence each. */
export function RiskList({ risks }: { readonly risks: readonly RiskFact[] }) {
  if (risks.length === 0) return null
  return (
    <ul aria-label={cardCopy.risks} className="flex flex-col gap-1.5">
      {risks.map(({ kind, level, label, text }) => (
        <li key={kind} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          <Badge
            tone={RISK_TONE[level]}
            icon={level === 'note' ? undefined : <TriangleAlert size={11} aria-hidden="true" />}
          >
            {label}
          </Badge>
          <span className="text-caption text-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The answer to a question about risks, which is also that there are none. */
export function RisksFound({ risks }: { readonly risks: readonly RiskFact[] }) {
  return risks.length === 0 ? <p className="text-up">{cardCopy.noRisks}</p> : <RiskList risks={risks} />
}
