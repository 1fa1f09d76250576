import type { z } from 'zod'
import { parseExactJson } from './parse-exact-json.ts'
import { UpstreamError } from './upstream-error.ts'

const ANSWER_CHARS_MAX = 32 * 1024 * 1024
const SAID_CHARS_MAX = 400
const RETRY_PAUSE_MS = 150

export type Upstream = {
  /** A read may be asked again, so a lost or failed answer is tried once more. */
  readonly get: <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.output<Schema>>
  /** Asked again by itself only where it says that it changes nothing. */
  readonly post: <Schema extends z.ZodType>(call: UpstreamPost<Schema>) => Promise<z.output<Schema>>
}

export type UpstreamPost<Schema extends z.ZodType> = {
  readonly path: string
  /** JSON, as text: what was read from a provider goes back to it digit by digit. */
  readonly bodyText: string
  readonly schema: Schema
  readonly isRead?: boolean
}

/** JSON over HTTP with a deadline, a strict shape and one repeat; nothing here knows a provider. */
export function createUpstream(options: {
  name: string
  baseUrl: string
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
}): Upstream {
  const { name, baseUrl, headers = {}, timeoutMs = 5_000 } = options
  const root = baseUrl.replace(/\/+$/, '')

  async function ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    bodyText?: string,
  ): Promise<z.output<Schema>> {
    const answer = await exchange({ url: root + path, headers, timeoutMs, provider: name, bodyText })
    if (answer.status !== 200 && answer.status !== 201) throw refusal(name, answer)
    return readShape({ provider: name, text: answer.text, schema })
  }

  return {
    get: (path, schema) => twice(() => ask(path, schema)),
    post: ({ path, bodyText, schema, isRead = false }) => {
      const once = () => ask(path, schema, bodyText)
      return isRead ? twice(once) : once()
    },
  }
}

async function twice<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.failure !== 'unavailable') throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * (0.5 + Math.random())))
    return await ask()
  }
}

type Answer = { readonly status: number; readonly text: string }

async function exchange(call: {
  url: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  provider: string
  bodyText: string | undefined
}): Promise<Answer> {
  const { bodyText } = call
  const json = { 'content-type': 'application/json' }
  try {
    const response = await fetch(call.url, {
      headers: { accept: 'application/json', ...(bodyText === undefined ? {} : json), ...call.headers },
      ...(bodyText === undefined ? {} : { method: 'POST', body: bodyText }),
      signal: AbortSignal.timeout(call.timeoutMs),
    })
    const text = await response.text()
    if (text.length > ANSWER_CHARS_MAX) throw new Error('the answer is too large')
    return { status: response.status, text }
  } catch (error) {
    throw new UpstreamError({ failure: 'unavailable', provider: call.provider, cause: error })
  }
}

function refusal(provider: string, answer: Answer): UpstreamError {
  const { status } = answer
  const failure =
    status === 429 ? 'rate-limited' : status >= 500 || status === 408 ? 'unavailable' : 'refused'
  return new UpstreamError({ failure, provider, status, said: answer.text.slice(0, SAID_CHARS_MAX) })
}

function readShape<Schema extends z.ZodType>(answer: {
  provider: string
  text: string
  schema: Schema
}): z.output<Schema> {
  try {
    return answer.schema.parse(parseExactJson(answer.text))
  } catch (error) {
    const said = answer.text.slice(0, SAID_CHARS_MAX)
    throw new UpstreamError({
      failure: 'garbage',
      provider: answer.provider,
      status: 200,
      said,
      cause: error,
    })
  }
}
