import { z } from 'zod'

const parts = z.array(z.looseObject({ type: z.enum(['text', 'image_url', 'input_audio', 'file']) })).min(1)
const content = z.union([z.string(), parts])

const toolCall = z.strictObject({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.strictObject({ name: z.string().min(1), arguments: z.string() }),
})

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['system', 'developer']), content, name: z.string().optional() }),
  z.strictObject({ role: z.literal('user'), content, name: z.string().optional() }),
  z.strictObject({
    role: z.literal('assistant'),
    content: content.nullish(),
    tool_calls: z.array(toolCall).min(1).optional(),
    name: z.string().optional(),
    refusal: z.string().nullish(),
    reasoning_content: z.string().optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: z.string().min(1), content }),
])

const tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().optional(),
    parameters: z.looseObject({ type: z.literal('object') }).optional(),
    strict: z.boolean().nullish(),
  }),
})

/** What the original takes, and nothing else: a word it does not know is refused there too. */
export const completionRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullish(),
  tools: z.array(tool).max(128).optional(),
  tool_choice: z
    .union([z.enum(['none', 'auto', 'required']), z.looseObject({ type: z.literal('function') })])
    .optional(),
  parallel_tool_calls: z.boolean().optional(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  seed: z.int().nullish(),
  user: z.string().optional(),
  response_format: z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional(),
  reasoning_effort: z.string().nullish(),
})
export type CompletionRequest = z.output<typeof completionRequest>
export type Message = CompletionRequest['messages'][number]

/** Every call of a tool is answered before anybody speaks again, and nothing answers what was not called. */
export function findBrokenOrder(messages: readonly Message[]): string | null {
  const open = new Set<string>()
  for (const each of messages) {
    if (each.role === 'tool') {
      if (!open.delete(each.tool_call_id)) {
        return "messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
      }
      continue
    }
    if (open.size > 0) {
      return "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'."
    }
    if (each.role === 'assistant') for (const call of each.tool_calls ?? []) open.add(call.id)
  }
  return open.size === 0 ? null : "An assistant message with 'tool_calls' must be followed by tool messages."
}

export function textOf(each: Message): string {
  const said = each.content ?? ''
  return typeof said === 'string'
    ? said
    : said.map((part) => (typeof part.text === 'string' ? part.text : '')).join(' ')
}
