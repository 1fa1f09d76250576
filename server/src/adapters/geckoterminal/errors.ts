import type { ChainId } from '@windhover/core/chains/chain'
import { AppError } from '@windhover/core/errors/app-error'
import { tokenErrors } from '@windhover/core/tokens/errors'

export function toTradeError(error: unknown, chain: ChainId): AppError {
  return error instanceof AppError
    ? error
    : tokenErrors.tradesUnavailable({ context: { chain }, cause: error })
}

export function toCandleError(error: unknown, chain: ChainId): AppError {
  return error instanceof AppError
    ? error
    : tokenErrors.candlesUnavailable({ context: { chain }, cause: error })
}
