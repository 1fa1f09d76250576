export type PriceSide = 'above' | 'below'

/** Whether a price is where an alert waits for it. A price that touches the level is there. */
export function isPast(side: PriceSide, levelUsd: number, priceUsd: number): boolean {
  return side === 'above' ? priceUsd >= levelUsd : priceUsd <= levelUsd
}
