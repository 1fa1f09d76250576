import { z } from 'zod'
import type { AppError } from '../errors/app-error.ts'
import { failure } from '../errors/failure.ts'
import { tokenView } from '../tokens/contract.ts'

/** Answers that any tool may give instead of what it was asked for. */

/** More than one token could be meant: the person says which, by its address. */
const askWhich = z.object({
  status: z.literal('ask'),
  question: z.string(),
  options: z.array(tokenView),
})

/** It cannot be done, and why: by the error's code, and in words for people. */
const refused = z.object({
  status: z.literal('refused'),
  code: failure.shape.code,
  reason: failure.shape.text,
})
export type Refused = z.infer<typeof refused>

/** The one place where an error becomes the answer of a tool. */
export function refuse({ code, message }: AppError): Refused {
  return { status: 'refused', code, reason: message }
}

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
