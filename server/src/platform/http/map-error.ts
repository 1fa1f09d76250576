import { AppError } from '@windhover/core/errors/app-error'
import { internalErrors, requestErrors } from '@windhover/core/errors/platform-errors'
import type { WireError } from '@windhover/core/errors/wire-error'
import type { z } from 'zod'
import { isDatabaseAway } from '../db/is-database-away.ts'

/** The one place where an error becomes an HTTP answer. What we did not expect never shows its text. */
export function mapError(error: unknown, requestId: string): { status: number; body: WireError } {
  const known = toAppError(error)
  const hasContext = Object.keys(known.context).length > 0
  return {
    status: known.status,
    body: {
      error: known.message,
      code: known.code,
      retryable: known.retryable,
      requestId,
      ...(hasContext ? { context: known.context } : {}),
    },
  }
}

/** A part of a request that does not fit its contract; the first problem is told, never the value. */
export function invalidRequest(part: 'params' | 'query' | 'body', error: z.ZodError): AppError {
  const issue = error.issues[0]
  const field = [part, ...(issue?.path ?? [])].map(String).join('.')
  return requestErrors.invalid({ context: { field, problem: issue?.message ?? 'Invalid input' } })
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return internalErrors.unavailable({ cause: error })
  return fromFramework(error) ?? internalErrors.unexpected({ cause: error })
}

/** Fastify refuses some requests before our code sees them; its codes become ours. */
function fromFramework(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const make = FRAMEWORK_ERRORS[error.code]
  return make ? make({ cause: error }) : null
}

type Translate = (options: { cause: unknown }) => AppError

const unreadableBody: Translate = (options) =>
  requestErrors.invalid({ ...options, context: { field: 'body', problem: 'Not readable as JSON' } })
const unreadablePath: Translate = (options) =>
  requestErrors.invalid({ ...options, context: { field: 'params', problem: 'Not readable as a path' } })

const FRAMEWORK_ERRORS: Readonly<Record<string, Translate>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: requestErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: requestErrors.unsupportedMedia,
  FST_ERR_CTP_INVALID_JSON_BODY: unreadableBody,
  FST_ERR_CTP_EMPTY_JSON_BODY: unreadableBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: unreadableBody,
  FST_ERR_BAD_URL: unreadablePath,
  FST_ERR_MAX_PARAM_LENGTH: unreadablePath,
  FST_ERR_NOT_FOUND: requestErrors.notFound,
}
