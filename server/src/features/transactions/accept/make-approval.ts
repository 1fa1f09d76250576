import { createHash, createHmac } from 'node:crypto'
import { type Approval, approvalPayload } from '@windhover/core/signing/sign-contract'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'

export function hashIntent(intent: Intent): string {
  return createHash('sha256').update(canonicalIntent(intent)).digest('hex')
}

/** Seals who approved what and when: the signer, which holds the same secret, signs nothing else. */
export function makeApproval(
  secret: string,
  gesture: { kind: Approval['kind']; userId: string; intent: Intent; at: Date },
): Approval {
  const { kind, userId } = gesture
  const intentHash = hashIntent(gesture.intent)
  const approvedAtMs = gesture.at.getTime()
  const mac = createHmac('sha256', secret)
    .update(approvalPayload({ kind, userId, intentHash, approvedAtMs }))
    .digest('hex')
  return { kind, userId, intentHash, approvedAtMs, mac }
}
