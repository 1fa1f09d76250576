import { z } from 'zod'
import { ATTACHMENTS_MAX, MESSAGE_CHARS_MAX } from './constants.ts'

/**
 * A message as our API and exports write it (R1-159 to R1-161, decision D13). Browsers stream in the words of the AI
 * SDK; `map-message.ts` is the one place that knows both.
 */

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export const textPart = z.object({ type: z.literal('text'), text: z.string() })
export const stepStartPart = z.object({ type: z.literal('step-start') })
export const TOOL_STATES = ['partial-call', 'call', 'result', 'error'] as const
export const toolPart = z.object({
  type: z.literal('tool-invocation'),
  toolName: z.string().max(64),
  toolCallId: z.string().max(128),
  /** Being written, asked for, answered, or failed. */
  state: z.enum(TOOL_STATES),
  args: z.unknown(),
  /** With `result`. */
  result: z.unknown().optional(),
  /** With `error`: why, in words for people. */
  errorText: z.string().optional(),
})
export type ToolPart = z.infer<typeof toolPart>

export const messagePart = z.discriminatedUnion('type', [textPart, stepStartPart, toolPart])
export type MessagePart = z.infer<typeof messagePart>

export const attachment = z.object({
  type: z.literal('image'),
  contentType: z.enum(IMAGE_TYPES),
  url: z.string().max(2_000),
})
export type Attachment = z.infer<typeof attachment>

export const FEEDBACK = ['positive', 'negative'] as const
export type Feedback = (typeof FEEDBACK)[number]

export const chatMessage = z.object({
  id: z.string().min(1).max(64),
  role: z.enum(['user', 'assistant']),
  /** All text of it, for readers that know nothing of parts. */
  content: z.string(),
  parts: z.array(messagePart),
  experimental_attachments: z.array(attachment),
  createdAt: z.iso.datetime().optional(),
  /** Of the question that it answers. */
  requestId: z.uuid().optional(),
  /** The message before it on its path; null for a first one. */
  parentId: z.string().max(64).nullable().optional(),
  /** Where there are others in its place: all of them and itself, oldest first. */
  siblings: z.array(z.string()).optional(),
  feedback: z.enum(FEEDBACK).nullable().optional(),
  /** How a reply ended that did not end well. */
  ending: z.enum(['stopped', 'failed', 'out-of-breath']).optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** What a person may send: words and pictures, no part that only an agent makes. */
export const userMessage = chatMessage.extend({
  role: z.literal('user'),
  content: z.string().trim().min(1).max(MESSAGE_CHARS_MAX),
  parts: z.array(textPart).max(1).default([]),
  experimental_attachments: z.array(attachment).max(ATTACHMENTS_MAX).default([]),
})
export type UserMessage = z.infer<typeof userMessage>
