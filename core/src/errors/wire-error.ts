import { z } from 'zod'
import { failure } from './failure.ts'

/** What every failed call answers with. `error` is the text a person may read. */
export const wireError = z.object({
  error: failure.shape.text,
  code: failure.shape.code,
  retryable: failure.shape.retryable,
  requestId: z.string(),
  context: failure.shape.context.optional(),
})

export type WireError = z.infer<typeof wireError>
