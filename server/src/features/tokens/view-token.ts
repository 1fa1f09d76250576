import type { TokenView } from '@windhover/core/tokens/contract'
import type { IndexedToken } from '../../ports/token-index.ts'

export function viewToken({ logoUrl, mintAuthority, freezeAuthority, ...facts }: IndexedToken): TokenView {
  return {
    ...facts,
    icon: logoUrl,
    logoURI: logoUrl,
    ...(mintAuthority === undefined ? {} : { mintAuthority }),
    ...(freezeAuthority === undefined ? {} : { freezeAuthority }),
  }
}
