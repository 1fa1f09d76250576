import { z } from 'zod'

/** R2-214: in percent. What the agent may ask for is wider than what a person sets for a card. */
export const AGENT_SLIPPAGE = { minPct: 5, maxPct: 40, usualPct: 10 } as const

export const agentSlippage = z
  .number()
  .min(AGENT_SLIPPAGE.minPct)
  .max(AGENT_SLIPPAGE.maxPct)
  .default(AGENT_SLIPPAGE.usualPct)
