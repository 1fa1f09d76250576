import { AppError } from '@windhover/core/errors/app-error'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import type { z } from 'zod'
import { createUpstream } from './call-upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** Long lists of a whole market take their time. */
const ANSWER_WITHIN_MS = 15_000

export type Source = {
  readonly get: <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.output<Schema>>
  /** Null where the source knows no such thing (404). */
  readonly find: <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.output<Schema> | null>
}

/** A public source of market intelligence: read only, and its failures told in the product's words. */
export function createSource(options: {
  /** As people know it. */
  title: string
  baseUrl: string
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
}): Source {
  const { title, baseUrl, headers = {}, timeoutMs = ANSWER_WITHIN_MS } = options
  const api = createUpstream({ name: title, baseUrl, headers, timeoutMs })
  const refuse = (error: unknown): never => {
    throw toSourceError(error, title)
  }
  return {
    get: (path, schema) => api.get(path, schema).catch(refuse),
    find: (path, schema) =>
      api
        .get(path, schema)
        .catch((error: unknown) =>
          error instanceof UpstreamError && error.status === 404 ? null : refuse(error),
        ),
  }
}

export function toSourceError(error: unknown, title: string): AppError {
  if (error instanceof AppError) return error
  const options = { context: { source: title }, cause: error }
  const failure = error instanceof UpstreamError ? error.failure : 'unavailable'
  if (failure === 'rate-limited') {
    return intelligenceErrors.sourceBusy({ ...options, text: `${title} is asked too often right now.` })
  }
  if (failure === 'refused') {
    return intelligenceErrors.sourceRefused({ ...options, text: `${title} refused the question.` })
  }
  return intelligenceErrors.sourceUnavailable({ ...options, text: `${title} is not available right now.` })
}
