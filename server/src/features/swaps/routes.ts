import type { FeatureParts } from '../../composition/feature.ts'
import type { RouteBinding } from '../../platform/http/route-binding.ts'
import { venueAsker } from './ask-venues.ts'
import { evmSwapBindings } from './evm-routes.ts'
import { hederaSwapBindings } from './hedera-routes.ts'
import { solanaSwapBindings } from './solana-routes.ts'

export function swapBindings(parts: FeatureParts): readonly RouteBinding[] {
  const withVenues = { ...parts, askVenues: venueAsker(parts) }
  return [
    ...solanaSwapBindings(withVenues),
    ...evmSwapBindings(withVenues),
    ...hederaSwapBindings(withVenues),
  ]
}
