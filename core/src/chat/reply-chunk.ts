import { z } from 'zod'

/** How a reply ends that failed. The SDK knows nothing of the code and lets it pass. */
export const errorChunk = z.object({ type: z.literal('error'), code: z.string(), errorText: z.string() })

/**
 * A reply on its way, piece by piece: the part of the AI SDK's message stream that we use. Anything else a model may
 * send (thoughts, sources, files) is left out before it is written down.
 */
export const replyChunk = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: z.string() }),
  z.object({ type: z.literal('start-step') }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  z.object({ type: z.literal('tool-input-start'), toolCallId: z.string(), toolName: z.string() }),
  z.object({
    type: z.literal('tool-input-available'),
    toolCallId: z.string(),
    toolName: z.string(),
    input: z.unknown(),
  }),
  z.object({
    type: z.literal('tool-input-error'),
    toolCallId: z.string(),
    toolName: z.string(),
    input: z.unknown(),
    errorText: z.string(),
  }),
  z.object({ type: z.literal('tool-output-available'), toolCallId: z.string(), output: z.unknown() }),
  z.object({ type: z.literal('tool-output-error'), toolCallId: z.string(), errorText: z.string() }),
  z.object({ type: z.literal('finish-step') }),
  z.object({ type: z.literal('finish') }),
  z.object({ type: z.literal('abort'), reason: z.string().optional() }),
  errorChunk,
])
export type ReplyChunk = z.infer<typeof replyChunk>
