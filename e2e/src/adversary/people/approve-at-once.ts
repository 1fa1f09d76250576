import type { Proposal } from '@windhover/core/transactions/proposal'
import type { Contest } from '../world/open-contest.ts'
import { cardsIn } from '../world/person.ts'

/**
 * Safe Mode is off: the browser in which the card stands signs what the server says needs no press. The page compares it
 * with what was typed once more; here nobody does, so that the server's word alone is tried.
 */
export async function approveAtOnce(
  { everybody }: Pick<Contest, 'everybody'>,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { proposalId, autoApproved } = (answer.proposal ?? {}) as Partial<Proposal>
  if (proposalId === undefined || autoApproved !== true) return
  for (const { browser, vaultId } of everybody) {
    const cards = cardsIn(browser, vaultId)
    const card = await cards.get(proposalId)
    if (card?.needsNoPress === true) await cards.approve(proposalId, card)
  }
}
