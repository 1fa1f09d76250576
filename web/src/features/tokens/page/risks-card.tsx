import type { RiskFact, TokenPassport } from '@windhover/core/tokens/contract'
import { listGoodFacts } from '@windhover/core/tokens/good-facts'
import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { factsCopy } from '../copy.ts'
import { PageCard } from './page-card.tsx'

const ICON: Readonly<Record<RiskFact['level'], ReactNode>> = {
  danger: <OctagonAlert size={14} aria-hidden="true" className="text-down" />,
  warning: <TriangleAlert size={14} aria-hidden="true" className="text-warn" />,
  note: <Info size={14} aria-hidden="true" className="text-3" />,
}
const SPOKEN: Readonly<Record<RiskFact['level'], string | null>> = {
  danger: factsCopy.danger,
  warning: factsCopy.caution,
  note: null,
}

/** Cautions first, then what was checked and is fine: a claim each, and one plain clause. */
export function RisksCard({ passport }: { readonly passport: TokenPassport }) {
  const { risks, token } = passport
  const good = listGoodFacts(passport)
  // What nobody could check counts where nobody vouches for the token.
  const toKnow = risks.filter(({ level }) => level !== 'note' || !token.isVerified)
  const tone = risks.some(({ level }) => level === 'danger') ? 'down' : 'warn'
  const badge = toKnow.length > 0 && <Badge tone={tone}>{factsCopy.toKnow(toKnow.length)}</Badge>
  return (
    <PageCard title={factsCopy.title} end={badge}>
      {risks.length + good.length === 0 ? (
        <p className="text-caption text-2">{factsCopy.none}</p>
      ) : (
        <ul>
          {risks.map(({ kind, level, label, text }) => (
            <Fact key={kind} icon={ICON[level]} spoken={SPOKEN[level]} claim={`${label}.`} text={text} />
          ))}
          {good.map(({ claim, text }) => (
            <Fact
              key={claim}
              icon={<Check size={14} aria-hidden="true" className="text-up" />}
              spoken={factsCopy.fine}
              claim={claim}
              text={text}
            />
          ))}
        </ul>
      )}
    </PageCard>
  )
}

type FactProps = {
  readonly icon: ReactNode
  readonly spoken: string | null
  readonly claim: string
  readonly text: string | null
}

function Fact({ icon, spoken, claim, text }: FactProps) {
  return (
    <li className="flex items-start gap-2.5 py-1 text-caption leading-4.5 text-2 *:first:mt-0.5 *:first:flex-none">
      {icon}
      <span className="min-w-0 wrap-anywhere">
        {spoken !== null && <VisuallyHidden>{spoken} </VisuallyHidden>}
        <strong className="font-medium text-1">{claim}</strong> {text}
      </span>
    </li>
  )
}
