import { swapRoutes } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { venueAsker } from './ask-venues.ts'
import { evmSwapBindings } from './evm-routes.ts'
import { hederaSwapBindings } from './hedera-routes.ts'
import type { AskingParts } from './open-call.ts'
import { orderBindings } from './order-routes.ts'
import type { SwapParts } from './parts.ts'
import { quotePair } from './quote-pair.ts'
import { solanaSwapBindings } from './solana-routes.ts'

export function swapBindings(parts: SwapParts): readonly RouteBinding[] {
  const withVenues = { ...parts, askVenues: venueAsker(parts) }
  return [
    quoteBinding(withVenues),
    ...orderBindings(parts),
    ...solanaSwapBindings(withVenues),
    ...evmSwapBindings(withVenues),
    ...hederaSwapBindings(withVenues),
  ]
}

function quoteBinding(parts: AskingParts): RouteBinding {
  return bindRoute(swapRoutes.getQuote, async ({ session, body }) => {
    const { vaultId, chain, sellAmountRaw, ...asked } = body
    const { userId } = session
    const vault = vaultId === undefined ? null : await findOwnVault(parts.db, { userId, vaultId })
    const isEvm = chain === 'ethereum' || chain === 'bsc'
    if (isEvm && vault === null) throw swapErrors.missingParameters()
    const { view } = await quotePair(parts, {
      ...asked,
      chain,
      sellAmountRaw: BigInt(sellAmountRaw),
      slippagePct: asked.slippagePct,
      taker: isEvm ? (vault?.ethAddress ?? null) : null,
    })
    return view
  })
}
