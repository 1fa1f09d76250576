import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'

export const safetyTools = {
  getLimits: defineTool({
    name: 'get_limits',
    categories: ['platform-features'],
    effect: 'read',
    description: 'Spending limits of the vault and what was spent in 24 hours',
    progress: 'Reading limits',
    input: z.object({}),
    output: answerOr({
      perTransactionUsd: z.number(),
      rolling24hUsd: z.number(),
      spent24hUsd: z.number(),
      isPaused: z.boolean(),
    }),
  }),
}
