import type { RiskFact } from '@windhover/core/tokens/contract'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONE: Readonly<Record<RiskFact['level'], BadgeTone>> = {
  danger: 'down',
  warning: 'warn',
  note: 'neutral',
}

/** The worst ones; a row has no room for all. */
export function RiskBadges({ risks, max = 1 }: { risks: readonly RiskFact[]; max?: number }) {
  return risks.slice(0, max).map(({ kind, level, label }) => (
    <Badge
      key={kind}
      tone={TONE[level]}
      icon={level === 'danger' ? <TriangleAlert size={11} aria-hidden="true" /> : undefined}
    >
      {label}
    </Badge>
  ))
}
