import type { IntentView } from '@windhover/core/transactions/contract'
import type { CheckedProof, ProofLinks } from '@windhover/signer/proof/check-proof'
import { proofCopy } from './copy.ts'
import type { LinkName } from './shown-link.ts'

/** A proof may be good and yet be of something else: its links, as far as they are about this transaction. */
export function holdAgainst({ file, links }: CheckedProof, view: IntentView): ProofLinks {
  if (file.signed.record.intentHash !== view.intentHash) {
    const other = { holds: false, why: proofCopy.otherPayment } as const
    return { ...links, approval: other, transaction: other }
  }
  const { transaction } = links
  if (!transaction.holds) return links
  // An order is signed under its own id; who fills it sends the transaction.
  const told = [view.transactionId, view.receipt?.swap?.orderId]
  const isAmong = transaction.seen.some((each) => told.includes(each.transaction.id))
  return isAmong ? links : { ...links, transaction: { holds: false, why: proofCopy.otherTransaction } }
}

/** From the owner down; without a device where the owner agreed without one. */
export function linkNames({ device }: ProofLinks): readonly LinkName[] {
  const isOwnerAlone = device.holds && device.seen === null
  return isOwnerAlone ? ['owner', 'approval', 'transaction'] : ['owner', 'device', 'approval', 'transaction']
}
