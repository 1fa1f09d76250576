import type { ChainId } from '@windhover/core/chains/chain'
import { TokenMark } from '../../../money/marks/token-mark.tsx'

type TradeTokenProps = {
  readonly chain: ChainId
  readonly token: { readonly address: string; readonly symbol: string }
}

export function TradeToken({ chain, token }: TradeTokenProps) {
  return (
    <span className="flex h-9 max-w-1/2 flex-none items-center gap-2 font-semibold text-1">
      <TokenMark token={{ chain, ...token }} size={24} />
      <span className="min-w-0 truncate" title={token.symbol}>
        {token.symbol}
      </span>
    </span>
  )
}
