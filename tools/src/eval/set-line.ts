import { z } from 'zod'

/** The lines of `evals/`: what a person types, and what a good assistant makes of it. `evals/README.md` has the rules. */

const CHAINS = ['solana', 'ethereum', 'bsc', 'hedera'] as const
const amount = z.string().regex(/^(?:all|proceeds|\$?\d+(?:\.\d+)?|\d+(?:\.\d+)?%)$/)
const figure = z.string().regex(/^\d+(?:\.\d+)?$/)

const plannedCall = z.strictObject({
  tool: z.string().regex(/^[a-z]+(?:_[a-z]+)+$/),
  args: z.looseObject({
    amount: amount.optional(),
    chain: z.enum(CHAINS).optional(),
    amountOf: z.literal('buy').optional(),
  }),
})

const laterRequest = z.strictObject({
  action: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  token: z.string().optional(),
  sell: z.string().optional(),
  receive: z.string().optional(),
  amount: amount.optional(),
  priceUsd: figure.optional(),
  stopUsd: figure.optional(),
  takeProfitUsd: figure.optional(),
  marketCapUsd: figure.optional(),
  every: z.enum(['minute', 'hour', 'day', 'week', 'month']).optional(),
  count: z.int().positive().optional(),
  pool: z.string().optional(),
  name: z.string().optional(),
  symbol: z.string().optional(),
  chain: z.enum(CHAINS).optional(),
})

const MISSING = [
  'token',
  'counter-token',
  'amount',
  'price',
  'recipient',
  'chain',
  'address',
  'content',
] as const

export const expectation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), calls: z.array(plannedCall).min(1) }),
  z.strictObject({ kind: z.literal('ask'), about: z.enum(MISSING), begun: plannedCall }),
  z.strictObject({ kind: z.literal('correct'), calls: z.array(plannedCall).min(1) }),
  z.strictObject({ kind: z.literal('partial'), calls: z.array(plannedCall).min(1), missed: z.string() }),
  z.strictObject({ kind: z.literal('later'), request: laterRequest }),
  z.strictObject({ kind: z.literal('say'), topic: z.string(), term: z.string().optional() }),
  z.strictObject({ kind: z.literal('unknown') }),
])
export type Expectation = z.infer<typeof expectation>

/** What a message was read as: no line expects to be asked back. */
export type Got =
  | Expectation
  | { readonly kind: 'unsure'; readonly calls: Extract<Expectation, { kind: 'call' }>['calls'] }

const typed = {
  text: z.string().trim().min(1).max(400),
  expect: expectation,
  /** Other readings that are just as right. */
  or: z.array(expectation).min(1).optional(),
}
const tags = z.array(z.string()).optional()

export const requestLine = z.strictObject({ ...typed, tags })
export type RequestLine = z.infer<typeof requestLine>

const turn = z.strictObject({
  ...typed,
  /** The tokens that the reply listed, in order. */
  shown: z.array(z.string()).optional(),
  /** The person pressed Approve before they went on. */
  approved: z.literal(true).optional(),
})

export const conversationLine = z.strictObject({ turns: z.array(turn).min(2).max(5), tags })
export type ConversationLine = z.infer<typeof conversationLine>
