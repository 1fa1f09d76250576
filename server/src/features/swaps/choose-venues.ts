import type { ChainId } from '@windhover/core/chains/chain'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { CHAIN_VENUES, PROVIDER_VENUES, type Provider } from '@windhover/core/swaps/venues'

/** Auto asks all that can do it: an order cannot sell the coin itself. */
export function venuesFor(
  chain: ChainId,
  { provider, sellToken }: { provider: Provider; sellToken: string },
): readonly VenueId[] {
  const offered = CHAIN_VENUES[chain]
  if (provider === 'auto') {
    return sellToken === 'native' ? offered.filter((venue) => venue !== 'uniswap-x') : offered
  }
  const venue = PROVIDER_VENUES[provider]
  if (!offered.includes(venue)) throw swapErrors.notOffered({ context: { chain } })
  return [venue]
}
