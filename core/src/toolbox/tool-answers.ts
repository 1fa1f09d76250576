import { z } from 'zod'
import { tokenView } from '../tokens/contract.ts'

/** Answers that any tool may give instead of what it was asked for. */

/** More than one token could be meant: the person says which, by its address. */
const askWhich = z.object({
  status: z.literal('ask'),
  question: z.string(),
  options: z.array(tokenView),
})

/** It cannot be done, and why, in words for people. */
const refused = z.object({ status: z.literal('refused'), reason: z.string() })

/** `done` carries the answer itself; the other two are the same for every tool. */
export function answerOr<Done extends z.ZodRawShape>(done: Done) {
  return z.discriminatedUnion('status', [z.object({ status: z.literal('done'), ...done }), askWhich, refused])
}

/** Closing prices, oldest first, for a line without axes. */
export const sparkline = z.array(z.number()).max(100)

/** R1-164: what a card of a recommended token needs. */
export const recommendedToken = tokenView
  .pick({
    chain: true,
    address: true,
    name: true,
    symbol: true,
    decimals: true,
    priceUsd: true,
    priceChange24hPct: true,
    logoURI: true,
  })
  .extend({ marketcap: z.number().nullable(), riskLabel: z.string().nullable() })
export type RecommendedToken = z.infer<typeof recommendedToken>
