import { CHAINS } from '../chains/all-chains.ts'
import type { Proposal } from './proposal.ts'

/** The card says what it is and what became of it: these words stay true after it was approved or rejected. */
export function sayProposal(noun: string, { intents, autoApproved }: Proposal): string {
  const networks = [...new Set(intents.map(({ chain }) => CHAINS[chain].name))].join(' and ')
  if (autoApproved)
    return `Safe Mode is off and you asked for exactly this ${noun} on ${networks}, so it was approved right away. The card shows its progress.`
  return `Here is your ${noun} on ${networks}. Nothing is signed without your approval.`
}
