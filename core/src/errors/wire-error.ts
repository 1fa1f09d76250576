import { z } from 'zod'

/** What every failed call answers with. `error` is the text a person may read. */
export const wireError = z.object({
  error: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
})

export type WireError = z.infer<typeof wireError>
