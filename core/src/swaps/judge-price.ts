import type { RawAmount } from '../money/raw-amount.ts'

type Promised = {
  readonly terms: {
    readonly sellToken: string
    readonly buyToken: string
    readonly sellAmountRaw: RawAmount
    readonly minBuyAmountRaw: RawAmount
  }
}

/** So long a quote must have stood on the screen before anybody can have read it. */
export const SEEN_AFTER_MS = 600

/**
 * Nothing is executed for less than a person has seen. `seen` is the last quote that stood long enough to be read,
 * `newest` the one that would be executed.
 */
export function isWorseThanSeen(seen: Promised | null, newest: Promised): boolean {
  if (seen === null || !isSameQuestion(seen, newest)) return false
  return BigInt(newest.terms.minBuyAmountRaw) < BigInt(seen.terms.minBuyAmountRaw)
}

export function isSameQuestion(one: Promised, other: Promised): boolean {
  const asked = ({ terms }: Promised) => [terms.sellToken, terms.buyToken, terms.sellAmountRaw].join(' ')
  return asked(one) === asked(other)
}

/** A venue that gave a time does not stand by its quote after it. */
export function isExpired(quote: { readonly expiresAt: string | null }, nowMs: number): boolean {
  return quote.expiresAt !== null && Date.parse(quote.expiresAt) <= nowMs
}
