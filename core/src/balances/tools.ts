import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, limitField } from '../toolbox/tool-fields.ts'
import { dayChange } from './contract.ts'

const heldToken = z.object({
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  amountText: z.string(),
  priceUsd: z.number().nullable(),
  valueUsd: z.number().nullable(),
  priceChange24hPct: z.number().nullable(),
  /** What it gained or lost in a day. */
  change24hUsd: z.number().nullable(),
  logoURI: z.string().nullable(),
})

export const balanceTools = {
  getBalances: defineTool({
    name: 'get_balances',
    categories: ['required'],
    effect: 'read',
    description:
      'What the vault holds, with its worth. Positions in liquidity pools are not read yet: never say that there are none',
    progress: 'Reading balances',
    input: z.object({ chain: chainField }),
    output: answerOr({
      totalUsd: z.number(),
      change24h: dayChange,
      /** False where a chain could not be read or something held has no price. */
      isComplete: z.boolean(),
      chains: z.array(
        z.object({
          chain: chainId,
          /** Null: could not be read. */
          totalUsd: z.number().nullable(),
          tokens: z.array(heldToken),
          hiddenCount: z.number().int(),
        }),
      ),
    }),
  }),
  getHistory: defineTool({
    name: 'get_history',
    categories: ['required'],
    effect: 'read',
    description: 'The latest transactions of the vault on chain',
    progress: 'Reading the history',
    input: z.object({ chain: chainField, limit: limitField(10, 30) }),
    output: answerOr({
      items: z.array(
        z.object({
          chain: chainId,
          at: z.iso.datetime(),
          /** 'Swap', 'Send', 'Receive' … */
          action: z.string(),
          isSuccess: z.boolean(),
          changes: z.array(z.object({ symbol: z.string().nullable(), amountText: z.string() })),
          explorerUrl: z.string().nullable(),
        }),
      ),
      unread: z.array(chainId),
    }),
  }),
}
