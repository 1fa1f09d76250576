import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import { sampleProposal } from '../../transactions/testing/sample-proposal.ts'
import type { transferTools } from '../tools.ts'

export const transferSamples: ToolSamples<typeof transferTools> = {
  propose_transfer: { proposal: sampleProposal('transfer') },
  propose_wrap: { proposal: sampleProposal('wrap') },
  propose_unwrap: { proposal: sampleProposal('unwrap') },
}
