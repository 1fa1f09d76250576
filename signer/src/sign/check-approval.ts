import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { signerErrors } from '@windhover/core/signing/errors'
import { type Approval, approvalPayload } from '@windhover/core/signing/sign-contract'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'

const OLDEST_MS = 24 * 60 * 60_000
/** How far the clocks of two machines may be apart. */
const AHEAD_MS = 60_000

/** What was approved is what is signed: the approval is of this very intent, by somebody who may approve, and young. */
export function checkApproval(input: {
  readonly intent: Intent
  readonly approval: Approval | null
  /** The api holds it too. */
  readonly secret: string
  readonly nowMs: number
}): void {
  const { intent, approval, secret, nowMs } = input
  if (approval === null) throw signerErrors.notApproved()
  const intentHash = hash('sha256', canonicalIntent(intent), 'hex')
  const mac = createHmac('sha256', secret).update(approvalPayload(approval)).digest()
  const isOurs = timingSafeEqual(mac, Buffer.from(approval.mac, 'hex'))
  if (!isOurs || intentHash !== approval.intentHash) throw signerErrors.notApproved()
  if (approval.approvedAtMs > nowMs + AHEAD_MS) throw signerErrors.notApproved()
  if (approval.approvedAtMs < nowMs - OLDEST_MS) throw signerErrors.approvalExpired()
}
