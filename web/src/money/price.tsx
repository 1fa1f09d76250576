import { exactPrice, showPrice, writePrice } from '@windhover/core/money/show-price'
import { ShortZeros } from './short-zeros.tsx'

/** What one unit of a token costs; the tooltip has every digit. */
export function Price({ usd, className }: { readonly usd: number | null; readonly className?: string }) {
  if (usd === null) return <span className={className}>{showPrice(null)}</span>
  return (
    <span title={exactPrice(usd)} className={className}>
      <ShortZeros text={writePrice(usd)} />
    </span>
  )
}
