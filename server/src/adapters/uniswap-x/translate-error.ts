import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { toVenueError } from '../../platform/swaps/venue-errors.ts'

const CONTEXT = { venue: 'uniswap-x' }

const REFUSALS: readonly (readonly [RegExp, () => AppError])[] = [
  [/no quotes available|ResourceNotFound/i, () => swapErrors.noLiquidity({ context: CONTEXT })],
  [/deadline has passed|order.*expired/i, () => swapErrors.orderExpired({ context: CONTEXT })],
]

function readRefusal(said: string): AppError | null {
  return REFUSALS.find(([words]) => words.test(said))?.[1]() ?? null
}

export async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toVenueError(error, { venue: 'uniswap-x', readRefusal })
  }
}
