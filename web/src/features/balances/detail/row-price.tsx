import { formatPriceUsd } from '@windhover/core/balances/format-figures'
import { Price } from '../../../money/price.tsx'
import { RowFigure } from './row-figure.tsx'

/** Three decimals show nothing of less. */
const SMALLEST_USD = 0.001
/** What the column of the table holds. */
const CHARS = { wide: 12, narrow: 10 }

/** R2-315: three decimals; a price too small for them has four digits of its own. */
export function RowPrice({ usd }: { readonly usd: number }) {
  if (usd > 0 && usd < SMALLEST_USD) return <Price usd={usd} />
  return <RowFigure exact={formatPriceUsd(usd)} usd={usd} charsMax={CHARS} />
}
