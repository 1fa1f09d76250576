import type { OfferKind } from '@windhover/core/chat/replies/offers'

export const offerCopy = {
  /** The name of the rows. */
  list: 'You can',
  /** What a press leads to. */
  leadsTo: {
    swap: 'a card to approve',
    send: 'a card to approve',
    wrap: 'a card to approve',
    'go-on': 'only what I understood',
    quote: 'a quote',
    risk: 'a risk check',
    report: 'figures, risks, news',
    news: 'headlines',
    price: 'the price now',
    figures: 'all its figures',
    comparison: 'side by side',
    balances: 'what you hold',
    trending: 'most traded now',
    fees: 'per network',
    deposit: 'where to send coins',
  } satisfies Readonly<Record<OfferKind, string>>,
  didYouMean: (symbol: string) => `Did you mean ${symbol}?`,
  yes: 'Yes',
}
