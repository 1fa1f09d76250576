import type { WithdrawCards } from '../../../composition/feature.ts'
import type { TransactionParts } from '../parts.ts'
import { hasApproved, rejectOpenOf } from './proposal-store.ts'
import { publishProposal } from './publish-proposal.ts'

/** A reply that another one takes the place of must leave nothing behind that could still be approved. */
export function cardWithdrawal(parts: TransactionParts): WithdrawCards {
  return async (db, of) => {
    // In this order: whoever approves at the same moment is either too late or seen below.
    const rejected = await rejectOpenOf(db, { ...of, at: parts.clock.now() })
    return {
      hasApproved: await hasApproved(db, of),
      publish: async () => {
        for (const row of rejected) await publishProposal(parts, row)
      },
    }
  }
}
