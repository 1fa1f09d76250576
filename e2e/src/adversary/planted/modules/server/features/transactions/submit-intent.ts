import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/transactions/submit-intent'

export * from '@windhover/server/features/transactions/submit-intent'

export const storeApproved: typeof real.storeApproved = async (parts, submission) => {
  const { intent } = submission
  if (!isOpen('edited-after-approval') || intent.type !== 'transfer')
    return await real.storeApproved(parts, submission)
  const amountRaw = String(BigInt(intent.amountRaw) * 2n)
  return await real.storeApproved(parts, { ...submission, intent: { ...intent, amountRaw } })
}
