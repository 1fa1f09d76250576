import { AppError } from '@windhover/core/errors/app-error'
import { tokenErrors } from '@windhover/core/tokens/errors'

export function toIndexError(error: unknown): AppError {
  return error instanceof AppError ? error : tokenErrors.indexUnavailable({ cause: error })
}
