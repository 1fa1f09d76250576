import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
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

/** What a network takes for one transaction. */
const networkFee = z
  .object({
    /** In whole units of the network's coin. */
    amountText: z.string().regex(/^\d+(?:\.\d+)?$/),
    usd: z.number().nullable(),
  })
  // Null: cannot be told now.
  .nullable()

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
  getNetworkFees: defineTool({
    name: 'get_network_fees',
    categories: ['required'],
    effect: 'read',
    description:
      'What the network takes now for a plain send and for a usual swap, on every chain unless one is named: gas, priority fee. Fees of venues and of the operator are not in it. A fee that is null is not known now; never guess it',
    progress: 'Reading network fees',
    input: z.object({ chain: chainField }),
    output: answerOr({
      fees: z.array(z.object({ chain: chainId, symbol: z.string(), send: networkFee, swap: networkFee })),
    }),
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
