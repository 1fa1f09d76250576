import { AppError } from '@windhover/core/errors/app-error'
import { failure, toFailure } from '@windhover/core/errors/failure'
import { z } from 'zod'

/**
 * How an error that ends a durable call travels: as JSON in the engine's error text, because text is all that every
 * way through the engine keeps.
 */
const carriedError = failure.extend({ windhover: z.literal(1), status: z.int() })

export function packError(error: AppError): string {
  const carried: z.infer<typeof carriedError> = {
    windhover: 1,
    status: error.status,
    ...toFailure(error),
  }
  return JSON.stringify(carried)
}

/** The error as it was thrown in the handler, or null for a text that does not carry one. */
export function unpackError(text: string): AppError | null {
  const carried = carriedError.safeParse(parseJson(text))
  if (!carried.success) return null
  const { code, status, retryable, context } = carried.data
  return new AppError(code, { status, text: carried.data.text, retryable }, { context })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
