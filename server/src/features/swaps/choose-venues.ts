import type { ChainId } from '@windhover/core/chains/chain'
import { swapErrors } from '@windhover/core/swaps/errors'
import { CHAIN_VENUES, PROVIDER_VENUES, type Provider } from '@windhover/core/swaps/venues'
import type { VenueId } from '@windhover/core/transactions/intent'

/** Auto asks all that can do it: an order cannot sell the coin itself. */
export function venuesFor(
  chain: 'ethereum' | 'bsc',
  { provider, sellToken }: { provider: Provider; sellToken: string },
): readonly VenueId[] {
  if (provider === 'auto') return sellToken === 'native' ? ['zero-x'] : CHAIN_VENUES[chain]
  const venue = PROVIDER_VENUES[provider]
  if (!CHAIN_VENUES[chain].includes(venue)) throw swapErrors.notOffered({ context: { chain } })
  return [venue]
}

/** Where nobody has chosen, what each card chooses by itself. */
export function usualVenues(chain: ChainId, sellToken: string): readonly VenueId[] {
  return chain === 'ethereum' || chain === 'bsc'
    ? venuesFor(chain, { provider: 'auto', sellToken })
    : CHAIN_VENUES[chain]
}
