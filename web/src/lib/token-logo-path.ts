import type { ChainId } from '@windhover/core/chains/chain'
import { TOKEN_LOGO_PATH } from '@windhover/core/tokens/constants'

/** Pictures lie on strangers' hosts: our own server fetches them, so that nobody there learns who looks. */
export function tokenLogoPath({ chain, address }: { chain: ChainId; address: string }): string {
  return `${TOKEN_LOGO_PATH}?${new URLSearchParams({ chain, address })}`
}
