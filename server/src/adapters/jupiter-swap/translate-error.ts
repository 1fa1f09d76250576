import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { toVenueError } from '../../platform/swaps/venue-errors.ts'

const NOT_TRADABLE = /no routes? found|not[_ ]tradable|could not find any route/i

function readRefusal(said: string): AppError | null {
  return NOT_TRADABLE.test(said) ? swapErrors.noRoute({ context: { venue: 'jupiter' } }) : null
}

export async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toVenueError(error, { venue: 'jupiter', readRefusal })
  }
}
