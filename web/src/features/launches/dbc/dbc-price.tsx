import { exactPrice } from '@windhover/core/money/show-price'
import { showDbcPrice } from './show-dbc-price.ts'

/** Six decimals; the tooltip has every digit. */
export function DbcPrice({ usd }: { readonly usd: number | null }) {
  return <span {...(usd === null ? {} : { title: exactPrice(usd) })}>{showDbcPrice(usd)}</span>
}
