import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import type { MoneyToken } from '../../../lib/orders/money-token.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

type MoneyLogoProps = { readonly chain: ChainId; readonly token: MoneyToken; readonly size: number }

/** The native coin looks like its network. Pictures on strangers' hosts are not asked for: those are drawn here. */
export function MoneyLogo({ chain, token, size }: MoneyLogoProps) {
  if (token.token === NATIVE) return <ChainLogo chain={chain} size={size} />
  if (token.icon?.startsWith('/') === true) {
    return <TokenLogo symbol={token.symbol} src={token.icon} size={size} />
  }
  const svg = drawTokenLogo({ symbol: token.symbol, address: token.token })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={size}
      height={size}
      className="block flex-none rounded-full"
    />
  )
}
