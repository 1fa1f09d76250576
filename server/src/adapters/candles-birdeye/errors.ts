import { AppError } from '@windhover/core/errors/app-error'
import { tokenErrors } from '@windhover/core/tokens/errors'

export function toCandleError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : tokenErrors.candlesUnavailable({ context: { chain: 'solana' }, cause: error })
}
