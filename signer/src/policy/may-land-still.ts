/** What a transaction of Solana lands by, as far as anybody can see it from outside; both in base58. */
export type Landing = { readonly blockhash: string; readonly signature: string }

/** What is known about chains by somebody whom the signer believes, which its callers are not. */
export type AttestedFacts = {
  /** Whether it was seen, at `notBeforeMs` or later, that this can land no more. */
  readonly isGone: (landing: Landing, notBeforeMs: number) => boolean
}

/**
 * A node calls itself healthy while it is up to 128 slots behind, and a blockhash that it has not heard of looks to it
 * like one that has expired. So nobody is believed who looked earlier than this after it was signed: a second for each
 * slot, which take 400 ms on most days, and half a minute for clocks. The practice world has one node, which is never
 * behind itself.
 */
export const PAY_AGAIN_AFTER_MS = { live: 128 * 1_000 + 30_000, practice: 0 } as const

/**
 * Whether something signed before for the same part of an intent may land beside what is asked for now. This is the only
 * place that ends a slot: on Solana by what is attested, of a nonce and of an order never. That an order's deadline has
 * passed says that it can be filled no more, and not that nobody has filled it.
 */
export function mayLandStill(
  before: { readonly slot: string; readonly signedAtMs: number; readonly landing: Landing | null },
  order: { readonly slot: string; readonly facts: AttestedFacts },
  state: { readonly payAgainAfterMs: number },
): 'no' | 'for-now' | 'for-ever' {
  // One nonce is one payment, whatever is signed for it: a transaction's by its chain, an order's by Permit2.
  if (before.slot === order.slot) return 'no'
  const { landing, signedAtMs } = before
  if (landing === null) return 'for-ever'
  return order.facts.isGone(landing, signedAtMs + state.payAgainAfterMs) ? 'no' : 'for-now'
}
