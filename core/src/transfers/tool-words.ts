import { defineToolWords } from '../toolbox/tool-contract.ts'
import { sayProposal } from '../transactions/say-proposal.ts'
import { transferTools } from './tools.ts'

export const transferToolWords = defineToolWords(transferTools, {
  propose_transfer: ({ proposal }) => sayProposal('transfer', proposal),
  propose_wrap: ({ proposal }) => sayProposal('wrap', proposal),
  propose_unwrap: ({ proposal }) => sayProposal('unwrap', proposal),
})
