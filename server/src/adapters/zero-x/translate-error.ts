import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { toVenueError } from '../../platform/swaps/venue-errors.ts'

const CONTEXT = { venue: 'zero-x' }

/** By the name of the error that the venue puts first. */
const REFUSALS: readonly (readonly [RegExp, () => AppError])[] = [
  [/"TOKEN_NOT_SUPPORTED"/, () => swapErrors.unknownToken({ context: CONTEXT })],
  [/"(INSUFFICIENT_BALANCE|INSUFFICIENT_BALANCE_OR_ALLOWANCE)"/, insufficient],
  [/"(SELL_AMOUNT_TOO_SMALL|BUY_AMOUNT_TOO_SMALL)"/, () => swapErrors.amountTooSmall({ context: CONTEXT })],
]

function insufficient(): AppError {
  return swapErrors.insufficientFunds({ context: CONTEXT })
}

function readRefusal(said: string): AppError | null {
  return REFUSALS.find(([name]) => name.test(said))?.[1]() ?? null
}

export async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toVenueError(error, { venue: 'zero-x', readRefusal })
  }
}
