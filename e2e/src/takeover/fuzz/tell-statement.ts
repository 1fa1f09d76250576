import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type StatementOf, statementHash } from '@windhover/core/authority/statements'
import { type PolicyChange, SIGNING_PATHS } from '@windhover/core/signing/sign-contract'

/** How a statement is told to the signer, and the hash under which it would be kept. */
export type Telling = {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: string
  readonly hash: string
}

/** Where statements of this kind are heard; `owner` is whose it is said to be where it does not say so itself. */
export function tellingOf(
  signed: SignedStatement,
  told: { readonly owner?: string; readonly change?: PolicyChange['change'] } = {},
): Telling {
  const { statement } = signed
  const hash = statementHash('practice', statement)
  if (statement.kind === 'policy') {
    const change = told.change ?? changeOf(statement)
    const body: PolicyChange = { vaultId: statement.vaultId, userId: 'nobody', change, signed }
    return { method: 'PUT', path: SIGNING_PATHS.policy, body: JSON.stringify(body), hash }
  }
  if (statement.kind === 'envelope')
    return { method: 'POST', path: AUTHORITY_PATHS.envelopes, body: JSON.stringify(signed), hash }
  const { owner } = told
  const body = JSON.stringify({ signed, ...(owner !== undefined && { owner }) })
  return { method: 'POST', path: AUTHORITY_PATHS.statements, body, hash }
}

/** The change that a policy statement is of. */
export function changeOf(said: StatementOf<'policy'>): PolicyChange['change'] {
  const { perTransactionCents, rolling24hCents, newRecipientDelayHours, isPaused } = said
  return {
    ...(perTransactionCents !== null && { perTransactionUsd: perTransactionCents / 100 }),
    ...(rolling24hCents !== null && { rolling24hUsd: rolling24hCents / 100 }),
    ...(newRecipientDelayHours !== null && { newRecipientDelayHours }),
    ...(isPaused !== null && { isPaused }),
  }
}
