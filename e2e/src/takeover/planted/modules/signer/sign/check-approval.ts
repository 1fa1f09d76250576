import { createHmac, hash } from 'node:crypto'
import { type Approval, approvalPayload } from '@windhover/core/signing/sign-contract'
import { canonicalIntent } from '@windhover/core/transactions/intent'
import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/sign/check-approval'

export const checkApproval: typeof real.checkApproval = (input) => {
  const { intent, approval, secret } = input
  if (approval === null) return real.checkApproval(input)
  const sealed = (fields: Approval): Approval => ({
    ...fields,
    mac: createHmac('sha256', secret).update(approvalPayload(fields)).digest('hex'),
  })
  if (isOpen('seal-not-compared')) return real.checkApproval({ ...input, approval: sealed(approval) })
  if (isOpen('intent-hash-not-compared')) {
    const intentHash = hash('sha256', canonicalIntent(intent), 'hex')
    return real.checkApproval({ ...input, approval: sealed({ ...approval, intentHash }) })
  }
  const isFuture = approval.approvedAtMs > input.nowMs
  const isTimeless = isFuture ? isOpen('future-approval-counts') : isOpen('old-approval-counts')
  return real.checkApproval(isTimeless ? { ...input, nowMs: approval.approvedAtMs } : input)
}
