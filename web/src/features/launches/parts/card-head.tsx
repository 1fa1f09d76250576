import { cleanText } from '@windhover/core/text/clean-text'
import type { ReactNode } from 'react'
import { openToken } from '../../../lib/open-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'

/** The symbol is the button of the whole card; what else can be pressed stands above it. */
export function CardHead({ token, end }: { readonly token: ListedToken; readonly end: ReactNode }) {
  const [symbol, name] = [shownSymbol(token), cleanText(token.name)]
  return (
    <div className="flex min-w-0 items-center gap-3">
      <TokenMark token={{ ...token, symbol }} size={36} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => openToken(token)}
          className="block max-w-full truncate font-semibold text-1 after:absolute after:inset-0 after:rounded-md"
        >
          <bdi>{symbol}</bdi>
        </button>
        <bdi title={name} className="block truncate text-caption text-3">
          {name}
        </bdi>
      </div>
      {end}
    </div>
  )
}
