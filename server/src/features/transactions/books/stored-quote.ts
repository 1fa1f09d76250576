import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { VenueQuote } from '../../../ports/swap-venue.ts'

/** The part of a venue's quote that a receipt tells, as JSON. */
export type StoredQuote = {
  readonly priceImpactPct: number | null
  readonly route: VenueQuote['route']
  readonly fees: readonly { kind: 'venue' | 'service' | 'rent'; token: string; amountRaw: RawAmount }[]
}

export function storeQuote({ priceImpactPct, route, fees }: VenueQuote): StoredQuote {
  return {
    priceImpactPct,
    route,
    fees: fees.map(({ kind, token, amountRaw }) => ({ kind, token, amountRaw: `${amountRaw}` })),
  }
}
