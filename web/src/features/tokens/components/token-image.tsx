import type { ChainId } from '@windhover/core/chains/chain'
import { tokenLogoPath } from '../../../lib/token-logo-path.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

type Drawn = { readonly chain: ChainId; readonly address: string; readonly symbol: string }

export function TokenImage({ token, size = 32 }: { token: Drawn; size?: number }) {
  if (token.address === 'native') return <ChainLogo chain={token.chain} size={size} />
  return <TokenLogo symbol={token.symbol} src={tokenLogoPath(token)} size={size} />
}
