import type { AuditEntry } from '../audit/audit-row.ts'
import type { SigningOrder, Verdict } from '../policy/decide-signing.ts'

export type Decided = { readonly order: SigningOrder; readonly verdict: Verdict }

/** Repetitions are not written down again: nothing new was signed. What has to be judged again comes again. */
export function auditEntries(decided: readonly Decided[]): AuditEntry[] {
  return decided.flatMap(({ order, verdict }) =>
    verdict.kind === 'repeat' || verdict.kind === 'judge-again' ? [] : [entryOf(order, verdict)],
  )
}

/** Names in alphabetical order, as they are stored: then nobody has to sort them. */
function entryOf(order: SigningOrder, verdict: Extract<Verdict, { kind: 'sign' | 'refuse' }>): AuditEntry {
  const { vaultId, chain, slot, epoch, intentId, step, role, digest, spends, recipient } = order
  if (verdict.kind === 'refuse') {
    const { code } = verdict
    const details = { chain, code, digest, epoch, intentId, role, slot, step }
    return { kind: 'sign-refused', vaultId, details }
  }
  const { isReplacement } = verdict
  const { blockhash, signature } = order.landing ?? { blockhash: null, signature: null }
  const microUsd = order.outMicroUsd === null ? null : String(order.outMicroUsd)
  const grantedKey = order.grant?.keyId ?? null
  const who = { recipient, role, signature, slot, spends, step }
  const details = { blockhash, chain, digest, epoch, grantedKey, intentId, isReplacement, microUsd, ...who }
  return { kind: 'signed', vaultId, details }
}
