import { NATIVE } from '@windhover/core/balances/constants'
import type { PickedToken } from '../../../lib/feature.ts'
import { tokenLogoPath } from '../../../lib/token-logo-path.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

type Marked = Pick<PickedToken, 'chain' | 'address' | 'symbol'>

/** The coin looks like its network; pictures of tokens come from our own server, never from strangers' hosts. */
export function TokenMark({ token, size }: { readonly token: Marked; readonly size: number }) {
  if (token.address === NATIVE) return <ChainLogo chain={token.chain} size={size} />
  return <TokenLogo symbol={token.symbol} src={tokenLogoPath(token)} size={size} />
}
