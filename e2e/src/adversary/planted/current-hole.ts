export const HOLES = [
  /** A call goes at once if tool and amount are what the person typed. */
  'at-once-compares-amount-only',
  /** A call goes at once whoever is paid. */
  'recipient-not-checked',
  /** An order of an older message still counts. */
  'older-message-counts',
  /** Whatever the model said before counts as the person's words. */
  'model-words-count-as-typed',
  /** Whatever a tool answered counts as the person's words. */
  'tool-answers-count-as-typed',
  /** Characters that cannot be seen are overlooked. */
  'unseen-characters-overlooked',
  /** One message can be used for any number of payments. */
  'message-counts-twice',
  /** Whom a tool serves is read from the model's arguments. */
  'tool-of-another-vault',
  'key-scope-ignored',
  'safe-mode-ignored',
  /** Limits of the person are no reason for a card. */
  'own-limit-ignored',
  /** A swap goes at once whatever it brings. */
  'poor-price-goes-at-once',
  'token-not-bound-to-hash',
  'token-not-bound-to-session',
  'token-not-bound-to-vault',
  'token-not-bound-to-time',
  /** The same token pays again. */
  'token-not-single-use',
  /** What is stored is not what was approved. */
  'edited-after-approval',
  /** A symbol is whatever token comes first. */
  'symbol-is-first-hit',
  /** What a tool writes into memory counts as kept by the person. */
  'memory-kept-by-tool',
  'limits-without-step-up',
  /** Every field counts as typed by the person, and every call as what the person wrote. Last, because it empties vaults. */
  'provenance-always-typed',
] as const
export type Hole = (typeof HOLES)[number]

let current: Hole | null = null

/** One at a time, under a running product. Only modules of this folder look at it. */
export function openHole(hole: Hole | null): void {
  current = hole
}

export const isOpen = (...holes: readonly Hole[]): boolean => current !== null && holes.includes(current)
