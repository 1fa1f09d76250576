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
  sell: tokenField.describe('Given away'),
  buy: tokenField.describe('Got'),
  amount: amountField,
  amountOf: z
    .enum(['sell', 'buy'])
    .default('sell')
    .describe('buy only when the person named how many to get'),
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
    description: 'What an amount of one token would buy of another now',
    progress: 'Asking for a quote',
    input: z.object(order),
    output: answerOr({ quote: quoteView, sell: tokenView, buy: tokenView }),
  }),
  getNetworkFees: defineTool({
    name: 'get_network_fees',
    categories: ['required'],
    effect: 'read',
    description:
      'What the network takes now for a plain send and a usual swap: gas, priority fee; without fees of venues and the operator',
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
    description: 'Prepares a swap: buy, sell, exchange',
    progress: 'Preparing the swap',
    input: z.object({
      ...order,
      slippage: agentSlippage.describe('Percent'),
    }),
    output: answerOr({ proposal }),
  }),
}
