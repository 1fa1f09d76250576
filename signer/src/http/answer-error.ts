import { AppError } from '@windhover/core/errors/app-error'
import type { WireError } from '@windhover/core/errors/wire-error'
import { signerErrors } from '@windhover/core/signing/errors'
import { SealBrokenError } from '../envelope/sealed-key.ts'

/** What the caller learns of a failure. Causes stay in the log: they may name tables, tokens and libraries. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof SealBrokenError) return signerErrors.keyStoreFailed({ cause: error })
  return signerErrors.unavailable({ cause: error })
}

export function toWireError(error: AppError, requestId: string): WireError {
  return { error: error.message, code: error.code, retryable: error.retryable, requestId }
}
