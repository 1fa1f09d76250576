import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDER_SHAPES, RECORDED_KEY, type RecordedProvider } from './recorded-models/provider-shapes.ts'

/** What the next request gets. */
export type RecordedAnswer =
  | {
      /** A file of `recorded-models`, without the provider's folder: 'tool-call'. */
      readonly play: string
      /** Tools of ours in place of those that were called when it was recorded. */
      readonly rename?: Readonly<Record<string, string>>
      /** The line breaks after so many events. */
      readonly cutAfter?: number
      /** Nothing more comes after so many events, and the line stays open. */
      readonly stallAfter?: number
    }
  | { readonly fail: keyof typeof FAILURES; readonly retryAfter?: number }
  /** The connection is taken and nothing is ever said. */
  | { readonly fail: 'silent' }

/** As the providers document them: nobody publishes recordings of these. */
const FAILURES = {
  'rate-limited': { status: 429, type: 'rate_limit_error', message: 'Too many requests.' },
  overloaded: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
  unauthorised: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
  'server-error': { status: 500, type: 'api_error', message: 'Internal server error' },
  'bad-request': { status: 400, type: 'invalid_request_error', message: 'prompt is too long' },
} as const

export type RecordedModel = {
  readonly url: string
  /** From now on; the last one is given to all that follow. */
  readonly answer: (...answers: readonly RecordedAnswer[]) => void
  /** What was asked, as it came. */
  readonly asked: readonly RecordedRequest[]
  readonly close: () => Promise<void>
}
export type RecordedRequest = {
  readonly body: Readonly<Record<string, unknown>>
  /** Null where the provider would have taken it. */
  readonly problem: string | null
}

/** Plays what a provider once said, to whoever asks in the way that this provider wants to be asked. */
export async function startRecordedModel(provider: RecordedProvider): Promise<RecordedModel> {
  const asked: RecordedRequest[] = []
  let answers: readonly RecordedAnswer[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const refusal = refuseRequest(provider, request, body)
    asked.push({ body: body ?? {}, problem: refusal?.message ?? null })
    const answer = answers[0]
    if (answers.length > 1) answers = answers.slice(1)
    if (refusal !== null) return sendError(provider, response, refusal)
    if (answer === undefined) throw new Error('nothing was given to play')
    if ('play' in answer) return play(provider, response, answer)
    if (answer.fail === 'silent') return
    const headers = 'retryAfter' in answer ? { 'retry-after': String(answer.retryAfter) } : {}
    sendError(provider, response, FAILURES[answer.fail], headers)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: (...given) => {
      answers = given
      asked.length = 0
    },
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Refusal = { readonly status: number; readonly type: string; readonly message: string }

function refuseRequest(
  provider: RecordedProvider,
  { method, url, headers }: IncomingMessage,
  body: unknown,
): Refusal | null {
  const shape = PROVIDER_SHAPES[provider]
  const invalid = (message: string) => ({ status: 400, type: 'invalid_request_error', message })
  if (shape.key(headers) !== RECORDED_KEY) return FAILURES.unauthorised
  if (method !== 'POST' || url !== shape.path)
    return { ...invalid(`no such route: ${method} ${url}`), status: 404 }
  if (!headers['content-type']?.startsWith('application/json')) return invalid('not sent as JSON')
  const read = shape.body.safeParse(body)
  if (read.success) return null
  return invalid(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}

function sendError(
  provider: RecordedProvider,
  response: ServerResponse,
  { status, ...error }: Refusal,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(PROVIDER_SHAPES[provider].error(error))
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function play(
  provider: RecordedProvider,
  response: ServerResponse,
  { play: name, rename = {}, cutAfter, stallAfter }: Extract<RecordedAnswer, { play: string }>,
): void {
  const { frame, last } = PROVIDER_SHAPES[provider]
  const lines = readEvents(provider, name).map((line) =>
    Object.entries(rename).reduce((text, [old, name]) => text.replaceAll(old, name), line),
  )
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const line of lines.slice(0, cutAfter ?? stallAfter)) response.write(frame(JSON.parse(line), line))
  // What was written has to leave before the line is cut.
  if (cutAfter !== undefined) setImmediate(() => response.destroy())
  else if (stallAfter === undefined) response.end(last)
}

function readEvents(provider: RecordedProvider, name: string): readonly string[] {
  const file = new URL(`recorded-models/${provider}/${name}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8').trim().split('\n')
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | null> {
  let text = ''
  for await (const piece of request) text += String(piece)
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
