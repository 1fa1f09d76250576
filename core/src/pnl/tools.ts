import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { tokenField } from '../toolbox/tool-fields.ts'
import { pnlSpanName, toldPnl } from './contract.ts'

export const pnlTools = {
  getPnl: defineTool({
    name: 'get_pnl',
    categories: ['required'],
    effect: 'read',
    description:
      'What the vault, or one token in it, made or lost, and which tokens did it. Deposits and withdrawals are not counted',
    progress: 'Working out profit and loss',
    input: z.object({
      span: pnlSpanName.default('today').describe('today is since midnight UTC'),
      token: tokenField.optional(),
    }),
    output: answerOr(toldPnl.shape),
  }),
}
