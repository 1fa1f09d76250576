import { toVenueError } from '../../platform/swaps/venue-errors.ts'

/** The exchange is a set of contracts: what fails is the node that is asked about them. */
export async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toVenueError(error, { venue: 'saucerswap', readRefusal: () => null })
  }
}
