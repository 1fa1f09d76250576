/** Where a swap is done. Which of them serve a chain is a rule of `venues.ts`. */
export const VENUES = ['jupiter', 'zero-x', 'uniswap-x', 'saucerswap'] as const
export type VenueId = (typeof VENUES)[number]
