import { z } from 'zod'
import type { AppError } from './app-error.ts'

/** What is kept and handed on of an error: by its code programs tell it from others, its text is for people. */
export const failure = z.object({
  code: z.string(),
  text: z.string(),
  retryable: z.boolean(),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type Failure = z.infer<typeof failure>

type ErrorFacts = Pick<AppError, 'code' | 'message' | 'retryable' | 'context'>

/** An error as data. Chains and venues put their own words into it, and not every text can be stored as JSON. */
export function toFailure({ code, message, retryable, context }: ErrorFacts): Failure {
  const storable = Object.entries(context).map(([name, value]) => [
    name,
    typeof value === 'string' ? storableText(value) : value,
  ])
  return { code, text: storableText(message), retryable, context: Object.fromEntries(storable) }
}

/** Databases take neither a NUL nor half of a surrogate pair, which is what is left of an emoji cut in two. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
