import type { AuditEntry } from '../audit/audit-row.ts'
import type { SigningOrder, Verdict } from '../policy/decide-signing.ts'

export type Decided = { readonly order: SigningOrder; readonly verdict: Verdict }

/** Repetitions are not written down again: nothing new was signed. */
export function auditEntries(decided: readonly Decided[]): AuditEntry[] {
  return decided.flatMap(({ order, verdict }) => (verdict.kind === 'repeat' ? [] : [entryOf(order, verdict)]))
}

/** Names in alphabetical order, as they are stored: then nobody has to sort them. */
function entryOf(order: SigningOrder, verdict: Exclude<Verdict, { kind: 'repeat' }>): AuditEntry {
  const { vaultId, chain, slot, epoch, intentId, step, role, digest, spends, recipient, outMicroUsd } = order
  if (verdict.kind === 'refuse') {
    const { code } = verdict
    const details = { chain, code, digest, epoch, intentId, role, slot, step }
    return { kind: 'sign-refused', vaultId, details }
  }
  const { isReplacement } = verdict
  const microUsd = outMicroUsd === null ? null : String(outMicroUsd)
  const who = { recipient, role, slot, spends, step }
  const details = { chain, digest, epoch, intentId, isReplacement, microUsd, ...who }
  return { kind: 'signed', vaultId, details }
}
