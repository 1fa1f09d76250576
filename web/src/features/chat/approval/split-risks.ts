import type { RiskFact } from '@windhover/core/tokens/contract'

/**
 * What has to be read before approving, and what is only good to know: that the issuer of a known coin can freeze it is no
 * reason to stop. Of a token that nobody vouches for everything has to be read.
 */
export function splitRisks(risks: readonly RiskFact[]): {
  readonly warnings: readonly RiskFact[]
  readonly notes: readonly RiskFact[]
} {
  const isUnverified = risks.some(({ kind }) => kind === 'unverified')
  const isWarning = ({ level }: RiskFact) => isUnverified || level !== 'note'
  return { warnings: risks.filter(isWarning), notes: risks.filter((risk) => !isWarning(risk)) }
}
