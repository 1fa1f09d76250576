import type { TokenRow } from '@windhover/core/tokens/contract'
import { formatChange, toneOfChange } from '../../../lib/format-price.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { Price } from '../../../money/price.tsx'
import { cx } from '../../../ui/cx.ts'
import { isCopy } from '../picker-rows.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }

/** Price and change of a day at the prices of now, in columns of their own. */
export function PaletteFigures({ token }: { readonly token: TokenRow }) {
  const isFake = isCopy(token)
  const now = useMarket(isFake ? [] : [token]).find(token)
  const priceUsd = isFake ? null : (now?.priceUsd ?? token.priceUsd)
  const changePct = isFake ? null : (now?.change24hPct ?? token.priceChange24hPct)
  return (
    <span className="num flex items-baseline text-body">
      <Price usd={priceUsd} className="text-1" />
      <span className={cx('w-18 text-right', changePct === null ? 'text-3' : TONE[toneOfChange(changePct)])}>
        {changePct === null ? '–' : formatChange(changePct)}
      </span>
    </span>
  )
}
