import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

export type RecordedProvider = 'anthropic' | 'openai' | 'compatible'
export const RECORDED_KEY = 'recorded-key'

/** What a provider refuses before it answers, in the order in which it looks. */
export type ProviderShape = {
  readonly path: string
  readonly key: (headers: IncomingHttpHeaders) => string | undefined
  readonly body: z.ZodType
  /** An event as it goes over the line. */
  readonly frame: (event: { readonly type?: string }, line: string) => string
  /** Said once everything was. */
  readonly last: string
  readonly error: (failure: { readonly type: string; readonly message: string }) => object
}

const schema = z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) })
const bearer = ({ authorization }: IncomingHttpHeaders) => authorization?.replace(/^Bearer /, '')
const said = z.array(z.looseObject({})).min(1)

export const PROVIDER_SHAPES: Readonly<Record<RecordedProvider, ProviderShape>> = {
  anthropic: {
    path: '/v1/messages',
    key: (headers) =>
      headers['anthropic-version'] === undefined ? undefined : headers['x-api-key']?.toString(),
    body: z.looseObject({
      model: z.string(),
      stream: z.literal(true),
      max_tokens: z.int().positive(),
      messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: said })).min(1),
      system: z.array(z.looseObject({ type: z.literal('text'), text: z.string().min(1) })).optional(),
      tools: z.array(z.looseObject({ name: z.string(), input_schema: schema })).optional(),
    }),
    frame: ({ type }, line) => `event: ${type}\ndata: ${line}\n\n`,
    last: '',
    error: (error) => ({ type: 'error', error, request_id: 'req_recorded' }),
  },
  openai: {
    path: '/v1/responses',
    key: bearer,
    body: z.looseObject({
      model: z.string(),
      stream: z.literal(true),
      input: said,
      tools: z
        .array(z.looseObject({ type: z.literal('function'), name: z.string(), parameters: schema }))
        .optional(),
    }),
    frame: ({ type }, line) => `event: ${type}\ndata: ${line}\n\n`,
    last: '',
    error: ({ type, message }) => ({ error: { message, type, param: null, code: type } }),
  },
  compatible: {
    path: '/v1/chat/completions',
    key: bearer,
    body: z.looseObject({
      model: z.string(),
      stream: z.literal(true),
      messages: z.array(z.looseObject({ role: z.enum(['system', 'user', 'assistant', 'tool']) })).min(1),
      tools: z
        .array(
          z.looseObject({
            type: z.literal('function'),
            function: z.looseObject({ name: z.string(), parameters: schema }),
          }),
        )
        .optional(),
    }),
    frame: (_event, line) => `data: ${line}\n\n`,
    last: 'data: [DONE]\n\n',
    error: ({ type, message }) => ({ error: { message, type, param: null, code: type } }),
  },
}
