import { NATIVE } from '@windhover/core/balances/constants'
import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'

const SIZE = 28

/** Drawn here from the address, as everywhere: pictures of strangers are not asked for. */
export function ChartedLogo({ token }: { readonly token: ChartedToken }) {
  if (token.address === NATIVE) return <ChainLogo chain={token.chain} size={SIZE} />
  const svg = drawTokenLogo({ symbol: token.symbol, address: token.address, lettersMax: 4 })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={SIZE}
      height={SIZE}
      className="block flex-none rounded-full"
    />
  )
}
