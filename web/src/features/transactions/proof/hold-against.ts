import type { IntentView } from '@windhover/core/transactions/contract'
import type { CheckedProof, ProofLinks } from '@windhover/signer/proof/check-proof'
import type { Known } from '../api/check-proof.ts'
import { proofCopy } from './copy.ts'
import type { LinkName } from './shown-link.ts'

/**
 * A proof may be good and yet be of something else, or of somebody else: its links, as far as they are about this
 * transaction, this owner and the signer that this browser knows.
 */
export function holdAgainst(checked: CheckedProof, view: IntentView, known: Known): ProofLinks {
  const why = whoseElse(checked, known)
  const links = aboutThis(checked, view)
  return why === null ? links : { ...links, owner: { holds: false, why } }
}

function whoseElse({ file }: CheckedProof, { ownerId, signerKey }: Known): string | null {
  const { record, key } = file.signed
  if (signerKey !== null && key !== signerKey) return proofCopy.otherSigner
  return ownerId !== null && record.vault.ownerId !== ownerId ? proofCopy.otherOwner : null
}

function aboutThis({ file, links }: CheckedProof, view: IntentView): ProofLinks {
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
