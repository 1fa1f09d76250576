import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, limitField } from '../toolbox/tool-fields.ts'
import { intentView } from './contract.ts'

export const transactionTools = {
  getActivity: defineTool({
    name: 'get_activity',
    categories: ['platform-features'],
    effect: 'read',
    description:
      'What this vault was asked to do here and how it went: swaps, transfers, wraps, with their state',
    progress: 'Reading activity',
    input: z.object({ chain: chainField, limit: limitField(10, 30) }),
    output: answerOr({ intents: z.array(intentView) }),
  }),
}
