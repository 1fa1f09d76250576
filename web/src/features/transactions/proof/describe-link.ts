import type { IntentView } from '@windhover/core/transactions/contract'
import type { CheckedProof } from '@windhover/signer/proof/check-proof'
import { describeApproval } from './describe-approval.ts'
import { describeDevice } from './describe-device.ts'
import { describeOwner } from './describe-owner.ts'
import { describeTransaction } from './describe-transaction.ts'
import type { LinkName, ShownLink } from './shown-link.ts'

/** What a link says; where it does not hold, the reason. */
export function describeLink(
  name: LinkName,
  { file, links }: CheckedProof,
  view: IntentView,
): ShownLink | { readonly why: string } {
  const link = links[name]
  if (!link.holds) return { why: asSentence(link.why) }
  const { owner, device, approval, transaction } = links
  const lent = device.holds ? device.seen : null
  if (name === 'owner' && owner.holds) return describeOwner(owner.seen, view.intent.vaultId)
  if (name === 'device' && lent !== null) return describeDevice(lent)
  if (name === 'approval' && approval.holds)
    return describeApproval(approval.seen, { view, file, device: lent })
  if (name === 'transaction' && transaction.holds) return describeTransaction(transaction.seen, view)
  throw new Error(`nothing was seen of ${name}`)
}

function asSentence(why: string): string {
  const text = why.slice(0, 1).toUpperCase() + why.slice(1)
  return text.endsWith('.') ? text : `${text}.`
}
