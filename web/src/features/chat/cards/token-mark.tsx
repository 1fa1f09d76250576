import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenLogoPath } from '../../../lib/token-logo-path.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

type Marked = { readonly chain: ChainId; readonly address: string; readonly symbol: string }

/** The coin looks like its network; pictures of tokens come from our own server, never from strangers' hosts. */
export function TokenMark({ token, size }: { readonly token: Marked; readonly size: number }) {
  if (token.address === NATIVE) return <ChainLogo chain={token.chain} size={size} />
  return <TokenLogo symbol={token.symbol} src={tokenLogoPath(token)} size={size} />
}
