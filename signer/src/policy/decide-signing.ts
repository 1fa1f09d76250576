import type { signerErrors } from '@windhover/core/signing/errors'
import type { ActionRole } from '../match/signing-plan.ts'
import { type GrantBounds, type OwnerReason, whyOwnerNeeded } from './grant-rules.ts'
import type { Limits, MicroUsd } from './limits.ts'
import { type AttestedFacts, type Landing, mayLandStill } from './may-land-still.ts'

/** How far the statements of an owner were read. */
export type Heard = { readonly ownerId: string; readonly seq: string }

/** What the bytes were found to do, as far as limits and the ledger care. */
export type SigningOrder = {
  readonly vaultId: string
  readonly chain: string
  readonly slot: string
  readonly epoch: number
  readonly intentId: string
  readonly step: number
  readonly role: ActionRole
  /** sha-256 of what would be signed, in hex. */
  readonly digest: string
  /** False when nothing leaves the vault, not even a fee: then no limit in USD applies. */
  readonly spends: boolean
  /** Who has to wait when new; null where what leaves is exchanged and not given away. */
  readonly recipient: string | null
  /** With the network's fee at its highest; null where no witness has said enough. */
  readonly outMicroUsd: MicroUsd | null
  /** False where the operator would take more of what is sold than is fair; null where no witness has said enough. */
  readonly isFeeFair: boolean | null
  /** Of the key that agreed; null where the owner did, whom only the limits of the vault bind. */
  readonly grant: GrantBounds | null
  /** What the agreement was judged by: a revocation that came since must not be missed. */
  readonly heard: Heard
  /** Null of a nonce and of an order, which end in other ways. */
  readonly landing: Landing | null
  /** What witnesses say of what was signed before. */
  readonly facts: AttestedFacts
}

export type SignedBefore = {
  readonly slot: string
  readonly epoch: number
  readonly intentId: string
  readonly role: string
  readonly digest: string
  readonly signedAtMs: number
  readonly landing: Landing | null
}

/** Everything known at the moment of deciding, read under one lock. */
export type SigningState = {
  readonly isAllPaused: boolean
  /** After what the agreement was judged by. */
  readonly hasOwnerSaidMore: boolean
  readonly limits: Limits
  /** In the same slot, or for the same part of the same intent. */
  readonly signedBefore: readonly SignedBefore[]
  /** Of the last 24 hours: every slot that may land counts, also those of this very intent. */
  readonly spent: MicroUsd
  /** How much of it is for this intent in this slot: of all that was signed there one lands, so the largest counts. */
  readonly spentHere: MicroUsd
  /** The same two of the granted key that agreed, over all vaults. */
  readonly spentByKey: MicroUsd
  readonly spentByKeyHere: MicroUsd
  readonly recipient: { readonly seenAtMs: number; readonly isPaid: boolean } | null
  readonly nowMs: number
  readonly payAgainAfterMs: number
}

export type RefusalCode =
  | Exclude<keyof typeof signerErrors, 'unavailable' | 'invalidRequest' | 'keyStoreFailed' | 'noSuchRaise'>
  | OwnerReason

export type Verdict =
  /** The same bytes were signed before: the same signature again. */
  | { readonly kind: 'repeat' }
  | { readonly kind: 'sign'; readonly isReplacement: boolean }
  /** Whether it is still agreed to has to be looked at anew. */
  | { readonly kind: 'judge-again' }
  | { readonly kind: 'refuse'; readonly code: RefusalCode; readonly rememberRecipient?: boolean }

export function decideSigning(order: SigningOrder, state: SigningState): Verdict {
  if (state.isAllPaused) return refuse('allPaused')
  if (state.limits.isPaused) return refuse('vaultPaused')
  if (state.hasOwnerSaidMore) return { kind: 'judge-again' }
  if (state.signedBefore.some((before) => isSame(before, order))) return { kind: 'repeat' }
  return (
    checkSlot(order, state) ??
    checkSpending(order, state) ??
    checkGrant(order, state) ??
    checkRecipient(order, state) ??
    sign(state)
  )
}

/** Equal bytes of another intent are another payment that nobody would make. */
function isSame(before: SignedBefore, order: SigningOrder): boolean {
  return before.digest === order.digest && before.intentId === order.intentId
}

/**
 * Fencing: whoever wants other bytes in a slot must know of everything that was signed there. And each part of an intent
 * has one slot in which it can land.
 */
function checkSlot(order: SigningOrder, state: SigningState): Verdict | null {
  const latest = state.signedBefore.reduce((max, each) => Math.max(max, each.epoch), -1)
  if (order.epoch <= latest) return refuse('slotTaken')
  const landings = state.signedBefore.map((before) => mayLandStill(before, order, state))
  if (landings.includes('for-ever')) return refuse('slotTaken')
  return landings.includes('for-now') ? refuse('replacedTooEarly') : null
}

function checkSpending(order: SigningOrder, state: SigningState): Verdict | null {
  const { limits, spent, spentHere } = state
  if (!order.spends) return null
  const cost = order.outMicroUsd
  if (cost === null || order.isFeeFair === null) return refuse('notPriced')
  if (!order.isFeeFair) return refuse('mismatch')
  if (cost > limits.perTransaction) return refuse('overTransactionLimit')
  // Beside all other slots, and within this one by the larger of the two.
  if (spent > limits.rolling24h || spent - spentHere + cost > limits.rolling24h)
    return refuse('overDailyLimit')
  return null
}

/** Before the waiting time: it runs from when somebody asked who may pay this recipient. */
function checkGrant(order: SigningOrder, state: SigningState): Verdict | null {
  if (order.grant === null) return null
  const reason = whyOwnerNeeded({
    bounds: order.grant,
    isRecipientNew: order.recipient !== null && state.recipient?.isPaid !== true,
    cost: order.spends ? order.outMicroUsd : null,
    spentBeside: state.spentByKey - state.spentByKeyHere,
  })
  return reason === null ? null : refuse(reason)
}

function checkRecipient(order: SigningOrder, { limits, recipient, nowMs }: SigningState): Verdict | null {
  if (!order.spends || order.recipient === null) return null
  if (limits.newRecipientDelayMs === 0 || recipient?.isPaid === true) return null
  if (recipient === null) return { kind: 'refuse', code: 'recipientWaits', rememberRecipient: true }
  return nowMs - recipient.seenAtMs < limits.newRecipientDelayMs ? refuse('recipientWaits') : null
}

function sign(state: SigningState): Verdict {
  return { kind: 'sign', isReplacement: state.signedBefore.length > 0 }
}

function refuse(code: RefusalCode): Verdict {
  return { kind: 'refuse', code }
}
