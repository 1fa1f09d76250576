import { type MarkedToken, TokenMark } from '../../money/marks/token-mark.tsx'

const LOGOS_MAX = 5
const LOGO_SIZE = 20

/** R2-007: overlapping, at most five. */
export function TokenMarks({ tokens }: { readonly tokens: readonly MarkedToken[] }) {
  return (
    <span className="flex" aria-hidden="true">
      {tokens.slice(0, LOGOS_MAX).map((token) => (
        <span
          key={`${token.chain}:${token.address}`}
          className="-ml-1 flex rounded-full ring-2 ring-raised first:ml-0"
          data-testid="token-logo"
        >
          <TokenMark token={token} size={LOGO_SIZE} />
        </span>
      ))}
    </span>
  )
}
