import { SWAP_LIFE_MAX_MS } from '../match/require-near.ts'
import { ORDER_SLOT } from '../match/signing-plan.ts'

/** What is known about chains by somebody whom the signer believes, which its callers are not. */
export type AttestedFacts = {
  /**
   * Slots in which nothing that was signed for the order's part can land any more: another transaction has used the
   * nonce, or the blockhash has expired at a finalised height and the signature is in no block.
   */
  readonly deadSlots: ReadonlySet<string>
}

/** Nobody attests anything yet, so that only the chains' own rules end a slot. */
export const NO_FACTS: AttestedFacts = { deadSlots: new Set() }

/**
 * A blockhash is good for 150 blocks. They come every 400 ms; in the worst hours they took more than twice as long. A
 * second for each leaves room for that, half a minute more for clocks. Blocks of the practice world come as fast as a
 * test likes.
 */
export const PAY_AGAIN_AFTER_MS = { live: 150 * 1_000 + 30_000, practice: 0 } as const

/**
 * Whether something signed before for the same part of an intent may land beside what is asked for now. This is the only
 * place that ends a slot: by what is attested, else by the clock where the chain itself forgets, else never.
 */
export function mayLandStill(
  before: { readonly slot: string; readonly signedAtMs: number },
  order: { readonly chain: string; readonly slot: string },
  state: { readonly facts: AttestedFacts; readonly nowMs: number; readonly payAgainAfterMs: number },
): 'no' | 'for-now' | 'for-ever' {
  // One nonce is one payment, whatever is signed for it.
  if (before.slot === order.slot) return 'no'
  if (state.facts.deadSlots.has(before.slot)) return 'no'
  const livesMs = lifeMs(before, order, state)
  if (livesMs === null) return 'for-ever'
  return state.nowMs - before.signedAtMs < livesMs ? 'for-now' : 'no'
}

/** Null where nothing but another transaction of the same nonce ever ends it. */
function lifeMs(
  { slot }: { readonly slot: string },
  { chain }: { readonly chain: string },
  { payAgainAfterMs }: { readonly payAgainAfterMs: number },
): number | null {
  // Nobody but its deadline ends an order, and none was signed with a farther one than this.
  if (slot.startsWith(ORDER_SLOT)) return SWAP_LIFE_MAX_MS + payAgainAfterMs
  return chain === 'solana' ? payAgainAfterMs : null
}
