import { z } from 'zod'

const MOST_TOKENS = 5_000

const requestSchema = z.strictObject({
  type: z.literal('subscribe'),
  tokens: z.union([z.literal('all'), z.array(z.string().min(3).max(100)).min(1).max(MOST_TOKENS)]),
})

/** Tokens as `chain:address`. */
export type Subscription = 'all' | ReadonlySet<string>

export function readSubscription(text: string): Subscription | { readonly error: string } {
  const request = requestSchema.safeParse(parseJson(text))
  if (!request.success)
    return { error: 'Expected {"type":"subscribe","tokens":"all" or a list of "chain:address"}' }
  return request.data.tokens === 'all' ? 'all' : new Set(request.data.tokens)
}

/** A later subscription adds to an earlier one. */
export function widen(before: Subscription | null, added: Subscription): Subscription {
  if (before === null) return added
  return before === 'all' || added === 'all' ? 'all' : new Set([...before, ...added])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
