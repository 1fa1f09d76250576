import { z } from 'zod'

/** R2-214: in percent. What the agent may ask for is wider than what a person sets for a card. */
export const agentSlippage = z.number().min(5).max(40).default(10)

/** R2-215: of swaps and launches alike. */
export const agentAmounts = {
  buyAmount: z.number().positive().describe('How much to pay, in whole units of the coin'),
  sellAmount: z.int().positive().describe('How many whole tokens to sell'),
}

export const agentBuySchema = z.object({
  token: z.string().min(1).max(64).describe('Address of the token'),
  buyAmount: agentAmounts.buyAmount,
  slippage: agentSlippage,
})

export const agentSellSchema = z.object({
  token: z.string().min(1).max(64).describe('Address of the token'),
  sellAmount: agentAmounts.sellAmount,
  slippage: agentSlippage,
})
