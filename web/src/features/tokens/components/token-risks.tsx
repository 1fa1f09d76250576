import type { RiskFact } from '@windhover/core/tokens/contract'
import type { FeatureSlots } from '../../../lib/feature.ts'
import { Note } from '../../../ui/note.tsx'
import { usePassport } from '../api/read-tokens.ts'
import { riskCopy } from '../copy.ts'
import { RiskBadges } from './risk-badges.tsx'

const BADGES_MAX = 4

/** The facts of a token that a buyer should know. What could not be checked is said, never passed over. */
export default function TokenRisks({ chain, token }: FeatureSlots['tokenRisks']) {
  const passport = usePassport(chain, token)
  if (passport.data === undefined) {
    return passport.isError ? <Note>{riskCopy.unchecked}</Note> : null
  }
  const { risks, token: view } = passport.data
  const [worst] = risks
  // That the issuer of a known coin can mint and freeze it is no news at every swap.
  if (worst === undefined || (view.isVerified && worst.level === 'note')) return null
  const grave = risks.filter(({ level }) => level !== 'note')
  return (
    <Note tone={worst.level === 'danger' ? 'down' : 'warn'} title={riskCopy.title[worst.level]}>
      <RiskLines risks={grave.length > 0 ? grave : risks.filter(({ kind }) => kind === 'unverified')} />
      <span className="mt-1.5 flex flex-wrap gap-1">
        <RiskBadges risks={risks} max={BADGES_MAX} />
      </span>
    </Note>
  )
}

function RiskLines({ risks }: { risks: readonly RiskFact[] }) {
  return (
    <ul>
      {risks.map(({ kind, text }) => (
        <li key={kind}>{text}</li>
      ))}
    </ul>
  )
}
