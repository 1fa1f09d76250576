import type { QuotedToken } from './quoted-tokens.ts'
import type { Subscription } from './subscription.ts'

export type PriceRow = {
  readonly token: QuotedToken
  readonly priceUsd: number
  readonly observedAtMs: number
}

/** Null when nothing of it was asked for. */
export function writeBatch(rows: readonly PriceRow[], subscription: Subscription): string | null {
  const wanted = subscription === 'all' ? rows : rows.filter((row) => subscription.has(row.token.id))
  if (wanted.length === 0) return null
  return `{"type":"prices","data":[${wanted.map(writeRow).join(',')}]}`
}

function writeRow({ token, priceUsd, observedAtMs }: PriceRow): string {
  return `${token.head}${priceUsd},${token.confidenceBps},${observedAtMs}]`
}
