import { z } from 'zod'
import { intent } from '../transactions/intent.ts'
import { canonicalJson } from './canonical-json.ts'
import { attestation, FACTS_MAX } from './facts.ts'
import { grantedKey, rootKey } from './keys.ts'
import { signedStatement } from './proofs.ts'
import { sha256Hex } from './sha256-hex.ts'
import { grantPowers, statementNonce } from './statements.ts'
import { signedVault } from './vault-record.ts'
import type { World } from './world.ts'

/** Calls to the signer by which owners and devices are heard. The caller carries them and can change none of it. */

export const AUTHORITY_PATHS = {
  statements: '/statements',
  approvals: '/approvals',
  envelopes: '/envelopes',
  executions: '/executions',
  owners: '/owners',
  payments: '/payments',
} as const

/** `owner`: whose it is, where the statement does not say. It counts only if a root of that owner signed it. */
export const statementRequest = z.strictObject({ signed: signedStatement, owner: sha256Hex.optional() })
export type StatementRequest = z.infer<typeof statementRequest>

export const acceptedStatement = z.object({ hash: sha256Hex, ownerId: sha256Hex })
export type AcceptedStatementView = z.infer<typeof acceptedStatement>

export const executionRequest = z.strictObject({ intent, envelope: sha256Hex })

export const approvalRequest = z.strictObject({
  intent,
  signed: signedStatement,
  /** Prices by which a device learns at once, and not when it is signed, that the owner has to agree too. */
  facts: z.array(attestation).max(FACTS_MAX).optional(),
})
export type ApprovalRequest = z.input<typeof approvalRequest>

export const acceptedApproval = z.object({ by: z.enum(['root', 'grant']), keyId: sha256Hex })
export type AcceptedApproval = z.infer<typeof acceptedApproval>

const held = {
  name: z.string(),
  /** By the signer's clock, as all times here. */
  acceptedAt: z.int(),
  /** When the key last signed what the signer accepted; null where it never did. */
  usedAt: z.int().nullable(),
}

export const ownerView = z.object({
  ownerId: sha256Hex,
  roots: z.array(
    z.object({
      keyId: sha256Hex,
      key: rootKey,
      ...held,
      /** Later than its acceptance where a recovery began it; in the future while that waits. */
      livesFrom: z.int(),
    }),
  ),
  grants: z.array(
    z.object({
      hash: sha256Hex,
      keyId: sha256Hex,
      key: grantedKey,
      ...held,
      powers: grantPowers,
      rootId: sha256Hex,
      /** What counts towards the day of the key, over all its grants. */
      spent24hUsd: z.number(),
    }),
  ),
  codesLeft: z.int(),
  /** When one of the codes that count now began a recovery. */
  codeUsedAt: z.int().nullable(),
  /** The owner's, oldest first, each in the signer's own words. */
  vaults: z.array(signedVault),
})
export type OwnerView = z.infer<typeof ownerView>

/** The same in the signer's own words, for whoever asked with this nonce: an older view cannot pass for it. */
export const attestedOwner = z.object({
  view: ownerView,
  nonce: statementNonce,
  at: z.int(),
  /** Ed25519 over `ownerViewText`, in hex, by the key that signs ends of the audit chain. */
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})
export type AttestedOwner = z.infer<typeof attestedOwner>

export function ownerViewText(world: World, told: Omit<AttestedOwner, 'signature'>): string {
  const { view, nonce, at } = told
  // The only figure with a fraction, so it is written as it is shown.
  const grants = view.grants.map((grant) => ({ ...grant, spent24hUsd: String(grant.spent24hUsd) }))
  return `windhover:${world}:owner-view:v1\n${canonicalJson({ ...view, grants, nonce, at })}`
}
