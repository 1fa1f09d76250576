/** One error class for the whole product. The code is stable and append-only; the text is what a person reads. */

export type ErrorDefinition = {
  /** HTTP status the one mapper answers with. */
  readonly status: number
  readonly text: string
  /** True when the same call may succeed later without a change by the caller. */
  readonly retryable?: boolean
}

export type ErrorContext = Readonly<Record<string, string | number | boolean | null>>

export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly retryable: boolean
  readonly context: ErrorContext

  constructor(
    code: string,
    definition: ErrorDefinition,
    options: { context?: ErrorContext; cause?: unknown } = {},
  ) {
    super(definition.text, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = definition.status
    this.retryable = definition.retryable ?? false
    this.context = options.context ?? {}
  }
}

/** One error of a table: calling it makes one, and its code is there without making one. */
export type ErrorMaker = {
  (options?: { context?: ErrorContext; cause?: unknown; text?: string }): AppError
  readonly code: string
}

/** Told by an entry of a table, never by text: a code that no table has does not compile. */
export function isAppError(error: unknown, known?: ErrorMaker): error is AppError {
  return error instanceof AppError && (known === undefined || error.code === known.code)
}

/**
 * Declares the errors of one capability: `const vaultErrors = defineErrors('vault', { notFound: {...} })`,
 * then `throw vaultErrors.notFound()`. The code on the wire is `vault/notFound`.
 */
export function defineErrors<const Definitions extends Record<string, ErrorDefinition>>(
  scope: string,
  definitions: Definitions,
): { readonly [Name in keyof Definitions]: ErrorMaker } {
  const makers = Object.entries(definitions).map(([name, definition]): [string, ErrorMaker] => [
    name,
    makerOf(`${scope}/${name}`, definition),
  ])
  return Object.fromEntries(makers) as { readonly [Name in keyof Definitions]: ErrorMaker }
}

function makerOf(code: string, definition: ErrorDefinition): ErrorMaker {
  const make: (...given: Parameters<ErrorMaker>) => AppError = ({ text, ...options } = {}) =>
    new AppError(code, text === undefined ? definition : { ...definition, text }, options)
  return Object.assign(make, { code })
}
