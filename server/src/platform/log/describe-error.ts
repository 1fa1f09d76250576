const CAUSES_AT_MOST = 5

type DescribedError = {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

/**
 * An error as the log may hold it. Libraries hang requests, rows and query parameters on their errors; only the name,
 * the code, the sentence and where it happened go through.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is not an error was thrown' }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  const several = error instanceof AggregateError && depth < CAUSES_AT_MOST ? error.errors : null
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames ? { stack: frames } : {}),
    ...(error.cause !== undefined && depth < CAUSES_AT_MOST
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
    ...(several ? { errors: several.map((one) => describeError(one, depth + 1)) } : {}),
  }
}

/** Failed queries name their statement and then the values that were sent with it. */
function withoutParameters(message: string): string {
  const at = message.indexOf('\nparams:')
  return at === -1 ? message : message.slice(0, at)
}
