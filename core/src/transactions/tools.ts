import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, limitField } from '../toolbox/tool-fields.ts'
import { SEQUENCE_MAX } from './action.ts'
import { intentView } from './contract.ts'
import { proposal } from './proposal.ts'

export const transactionTools = {
  getActivity: defineTool({
    name: 'get_activity',
    categories: ['platform-features'],
    effect: 'read',
    description: 'What the vault was asked to do here and how it went',
    progress: 'Reading activity',
    input: z.object({ chain: chainField, limit: limitField(10, 30) }),
    output: answerOr({ intents: z.array(intentView) }),
  }),
  proposeSequence: defineTool({
    name: 'propose_sequence',
    categories: ['solana', 'ethereum', 'hedera'],
    effect: 'propose',
    description:
      'Prepares several steps with one goal as one card. They run in this order; if one fails, those after it do not run',
    progress: 'Preparing the steps',
    input: z.object({
      steps: z
        .array(
          z.object({
            tool: z.string().max(60).describe('Another propose tool'),
            args: z.record(z.string(), z.unknown()),
          }),
        )
        .min(2)
        .max(SEQUENCE_MAX),
    }),
    output: answerOr({ proposal }),
  }),
}
