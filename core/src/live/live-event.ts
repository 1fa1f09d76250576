import { z } from 'zod'

/**
 * One envelope for everything the server tells an open browser. Names are noun-verb; each capability
 * describes its own payloads in its `contract.ts`, and a reader ignores names it does not know.
 */
export const liveEvent = z.object({
  id: z.string(),
  name: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
})

export type LiveEvent = z.infer<typeof liveEvent>
