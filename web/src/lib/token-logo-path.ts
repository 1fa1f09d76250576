import type { ChainId } from '@windhover/core/chains/chain'
import { tokenRoutes } from '@windhover/core/tokens/contract'

/** Pictures lie on strangers' hosts: our own server fetches them, so that nobody there learns who looks. */
export function tokenLogoPath({ chain, address }: { chain: ChainId; address: string }): string {
  return `${tokenRoutes.getLogo.path}?${new URLSearchParams({ chain, address })}`
}
