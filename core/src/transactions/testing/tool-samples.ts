import { chainErrors } from '../../chains/errors.ts'
import { toFailure } from '../../errors/failure.ts'
import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { transactionTools } from '../tools.ts'
import { sampleProposal } from './sample-proposal.ts'

const vaultId = '1042'

export const transactionSamples: ToolSamples<typeof transactionTools> = {
  get_activity: {
    intents: [
      {
        intent: {
          id: '6f2f1c1e-5a52-4e62-9a57-0a7a3b8f2a11',
          vaultId,
          type: 'wrap',
          chain: 'solana',
          amountRaw: '1',
        },
        intentHash: 'x',
        state: 'FAILED',
        origin: 'panel',
        failure: toFailure(chainErrors.rejected()),
        transactionId: null,
        explorerUrl: null,
        receipt: null,
        createdAt: at,
        changedAt: at,
        checkedAt: null,
      },
    ],
  },
  propose_sequence: { proposal: sampleProposal('swap', 'transfer') },
}
