import type { AppError, ErrorContext, ErrorMaker } from '@windhover/core/errors/app-error'

/** A call that did not succeed. `message` is what a person may read. */
export class ApiError extends Error {
  readonly code: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly retryable: boolean
  readonly requestId: string | null
  readonly context: ErrorContext
  /** True when the sentence is the server's own, which goes before any generic one (R1-329). */
  readonly fromServer: boolean

  constructor(facts: {
    code: string
    text: string
    status: number
    retryable: boolean
    requestId?: string | null
    context?: ErrorContext
    fromServer?: boolean
    cause?: unknown
  }) {
    super(facts.text, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = 'ApiError'
    this.code = facts.code
    this.status = facts.status
    this.retryable = facts.retryable
    this.requestId = facts.requestId ?? null
    this.context = facts.context ?? {}
    this.fromServer = facts.fromServer ?? false
  }
}

/** Told by an entry of a table, like `isAppError`: a code that no table has does not compile. */
export function isApiError(error: unknown, known?: ErrorMaker): error is ApiError {
  return error instanceof ApiError && (known === undefined || error.code === known.code)
}

/** An error of a table that this browser found by itself; `fromServer` where the server would say the same. */
export function toApiError(
  error: AppError,
  facts: { status?: number; fromServer?: boolean; cause?: unknown } = {},
): ApiError {
  const { code, message: text, status, retryable, context } = error
  return new ApiError({ code, text, status, retryable, context, ...facts })
}

/** The sentence to show: the server's, else the screen's generic one, else what the error says of itself. */
export function errorText(error: unknown, generic?: string): string {
  if (error instanceof ApiError && (error.fromServer || generic === undefined)) return error.message
  return generic ?? 'Something went wrong.'
}
