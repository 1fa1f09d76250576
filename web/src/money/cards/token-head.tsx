import type { TokenView } from '@windhover/core/tokens/contract'
import { toneOfChange } from '../../lib/format-price.ts'
import { openToken } from '../../lib/open-token.ts'
import { Sparkline } from '../../ui/sparkline.tsx'
import { TokenMark } from '../marks/token-mark.tsx'
import { Price } from '../price.tsx'
import { cardCopy } from './card-copy.ts'
import { ChangeText } from './change-text.tsx'

type TokenHeadProps = { readonly token: TokenView; readonly spark: readonly number[] }

/** Logo, names, price, and the line of the last hours. */
export function TokenHead({ token, spark }: TokenHeadProps) {
  const change = token.priceChange24hPct
  return (
    <div className="flex min-w-0 items-center gap-4">
      <TokenMark token={token} size={32} badgeOn="raised" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          title={`${token.symbol} ${token.name}`}
          onClick={() => openToken(token)}
          className="block max-w-full truncate text-left underline-offset-3 hover:underline"
        >
          <span className="font-semibold">{token.symbol}</span> <span className="text-3">{token.name}</span>
        </button>
        <p className="num whitespace-nowrap">
          <Price usd={token.priceUsd} className="font-medium" />{' '}
          <ChangeText value={change} className="text-caption" />
        </p>
      </div>
      {spark.length > 1 && (
        <Sparkline
          points={spark}
          label={cardCopy.priceLine(token.symbol)}
          tone={change === null ? 'neutral' : toneOfChange(change)}
          width={160}
          height={36}
          className="h-9 @max-narrow/chat:w-24"
        />
      )}
    </div>
  )
}
