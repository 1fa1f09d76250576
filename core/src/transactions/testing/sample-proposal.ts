import { SAMPLE_TIME } from '../../testing/sample-tool-answers.ts'
import type { IntentType } from '../intent.ts'
import type { Proposal } from '../proposal.ts'

/** A card of intents of these kinds, all on Solana. */
export const sampleProposal = (...types: IntentType[]): Proposal => ({
  proposalId: '6f2f1c1e-5a52-4e62-9a57-0a7a3b8f2a11',
  intents: types.map((type) => ({ type, chain: 'solana' })),
  expiresAt: SAMPLE_TIME,
})
