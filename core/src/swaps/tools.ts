import { z } from 'zod'
import { tokenView } from '../tokens/contract.ts'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { amountField, chainField, tokenField } from '../toolbox/tool-fields.ts'
import { proposal } from '../transactions/proposal.ts'
import { agentSlippage } from './agent-slippage.ts'
import { quoteView } from './contract.ts'

const order = {
  sell: tokenField.describe('The token to give away, as the person wrote it'),
  buy: tokenField.describe('The token to get, as the person wrote it'),
  amount: amountField,
  amountOf: z
    .enum(['sell', 'buy'])
    .default('sell')
    .describe('Whose amount it is; buy only when the person named how many tokens to get'),
  chain: chainField,
}

export const swapTools = {
  getSwapQuote: defineTool({
    name: 'get_swap_quote',
    categories: ['required'],
    effect: 'read',
    description: 'What an amount of one token would buy of another now. Nothing is traded',
    progress: 'Asking for a quote',
    input: z.object(order),
    output: answerOr({ quote: quoteView, sell: tokenView, buy: tokenView }),
  }),
  proposeSwap: defineTool({
    name: 'propose_swap',
    categories: ['solana', 'ethereum', 'hedera'],
    effect: 'propose',
    description:
      'Prepares a swap (buy, sell, exchange) and shows it to the person, who alone can approve it. Never say that it was done',
    progress: 'Preparing the swap',
    input: z.object({
      ...order,
      slippage: agentSlippage.describe('Percent; leave it out unless the person named one'),
    }),
    output: answerOr({ proposal }),
  }),
}
