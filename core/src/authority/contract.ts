import { z } from 'zod'
import { intent } from '../transactions/intent.ts'
import { vaultId } from '../vaults/contract.ts'
import { grantedKey, rootKey, sha256Hex } from './keys.ts'
import { signedStatement } from './proofs.ts'
import { grantPowers } from './statements.ts'

/** Calls to the signer by which owners and devices are heard. The caller carries them and can change none of it. */

export const AUTHORITY_PATHS = {
  statements: '/statements',
  approvals: '/approvals',
  envelopes: '/envelopes',
  executions: '/executions',
  owners: '/owners',
} as const

export const acceptedStatement = z.object({ hash: sha256Hex, ownerId: sha256Hex })
export type AcceptedStatementView = z.infer<typeof acceptedStatement>

export const executionRequest = z.strictObject({ intent, envelope: sha256Hex })

export const approvalRequest = z.strictObject({ intent, signed: signedStatement })

export const acceptedApproval = z.object({ by: z.enum(['root', 'grant']), keyId: sha256Hex })
export type AcceptedApproval = z.infer<typeof acceptedApproval>

export const ownerView = z.object({
  ownerId: sha256Hex,
  roots: z.array(
    z.object({
      keyId: sha256Hex,
      key: rootKey,
      name: z.string(),
      /** In the future where a recovery waits. */
      livesFrom: z.int(),
    }),
  ),
  grants: z.array(
    z.object({ hash: sha256Hex, key: grantedKey, name: z.string(), powers: grantPowers, rootId: sha256Hex }),
  ),
  codesLeft: z.int(),
  vaultIds: z.array(vaultId),
})
export type OwnerView = z.infer<typeof ownerView>
