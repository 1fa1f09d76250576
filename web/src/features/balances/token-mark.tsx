import type { ChainId } from '@windhover/core/chains/chain'
import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import { ChainLogo } from '../../ui/chain-logo.tsx'
import { cx } from '../../ui/cx.ts'

type MarkedToken = {
  readonly chain: ChainId
  /** `native`, or the token's address on its chain. */
  readonly token: string
  readonly symbol: string
}

/**
 * The picture of a token, drawn here from its address. Pictures that token lists name lie on strangers' hosts, which
 * the page may not and should not ask.
 */
export function TokenMark({
  token,
  size = 32,
  className,
}: {
  token: MarkedToken
  size?: number
  className?: string
}) {
  if (token.token === 'native') {
    return <ChainLogo chain={token.chain} size={size} {...(className ? { className } : {})} />
  }
  const lettersMax = size <= SMALL_SIZE ? 1 : 4
  const svg = drawTokenLogo({ symbol: token.symbol, address: token.token, lettersMax })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={size}
      height={size}
      className={cx('block flex-none rounded-full', className)}
    />
  )
}

/** Four letters cannot be read any more. */
const SMALL_SIZE = 20
const LOGOS_MAX = 5

/** R2-007: overlapping, at most five. */
export function TokenMarks({ tokens, size = 20 }: { tokens: readonly MarkedToken[]; size?: number }) {
  return (
    <span className="flex" aria-hidden="true">
      {tokens.slice(0, LOGOS_MAX).map((token) => (
        <span
          key={`${token.chain}:${token.token}`}
          className="-ml-1 rounded-full ring-2 ring-raised first:ml-0"
          data-testid="token-logo"
        >
          <TokenMark token={token} size={size} />
        </span>
      ))}
    </span>
  )
}
