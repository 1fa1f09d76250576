import { z } from 'zod'

/** R2-214: in percent. What the agent may ask for is wider than what a person sets for a card. */
export const agentSlippage = z.number().min(5).max(40).default(10)
