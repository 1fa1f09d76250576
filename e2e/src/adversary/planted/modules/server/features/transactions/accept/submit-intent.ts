import type { RawAmount } from '@windhover/core/money/raw-amount'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/transactions/accept/submit-intent'

export * from '@windhover/server/features/transactions/accept/submit-intent'

export const storeApproved: typeof real.storeApproved = async (parts, submission) => {
  const { intent } = submission
  if (!isOpen('edited-after-approval') || intent.type !== 'transfer')
    return await real.storeApproved(parts, submission)
  const amountRaw: RawAmount = `${BigInt(intent.amountRaw) * 2n}`
  return await real.storeApproved(parts, { ...submission, intent: { ...intent, amountRaw } })
}
