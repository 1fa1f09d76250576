import type { RiskFact } from '../tokens/contract.ts'

/** What Safe Mode keeps people from buying through the agent. */
const BLOCKING: ReadonlySet<RiskFact['kind']> = new Set([
  'mint-authority',
  'freeze-authority',
  'transfer-tax',
  'no-sell-route',
  'thin-liquidity',
  'look-alike',
])

/** A note is worth knowing and no more: who issues a known coin can mint and freeze it. */
export function isGrave({ level }: Pick<RiskFact, 'level'>): boolean {
  return level !== 'note'
}

/** Why a token may not be bought in Safe Mode; null where it may. The worst reason comes first. */
export function whyBlocked(risks: readonly RiskFact[]): string | null {
  const worst = risks.find((risk) => isGrave(risk) && BLOCKING.has(risk.kind))
  return worst === undefined ? null : `Safe Mode blocks this token. ${worst.text}`
}

export const NOT_CHECKED = 'Safe Mode blocks this token: it could not be checked right now.'
