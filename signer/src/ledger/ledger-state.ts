import type { SignedBefore, SigningOrder } from '../policy/decide-signing.ts'
import { DEFAULT_LIMITS, type Limits, type MicroUsd } from '../policy/limits.ts'

export type SlotRow = SignedBefore & Pick<SigningOrder, 'vaultId' | 'chain'>

export type SlotSpend = { readonly microUsd: MicroUsd; readonly grantedKey: string | null }

/** What a batch of orders is decided on. The decisions of a batch are entered as they are made. */
export type LedgerState = {
  readonly isAllPaused: boolean
  /** Of owners who have said more than the agreement to an order was judged by. */
  readonly overtaken: Set<string>
  readonly limits: Map<string, Limits>
  /** By slot, and by the part of an intent. */
  readonly signed: Map<string, SignedBefore[]>
  /** By vault, over the last 24 hours. */
  readonly spent: Map<string, MicroUsd>
  /** By granted key, over all vaults and the last 24 hours. */
  readonly spentByKey: Map<string, MicroUsd>
  /** By slot and intent, as far as it counts into `spent` and, where a granted key agreed first, into `spentByKey`. */
  readonly spentBySlot: Map<string, SlotSpend>
  readonly recipients: Map<string, { seenAtMs: number; isPaid: boolean }>
}

export function emptyState({ isAllPaused }: { isAllPaused: boolean }): LedgerState {
  return {
    isAllPaused,
    overtaken: new Set(),
    limits: new Map(),
    signed: new Map(),
    spent: new Map(),
    spentByKey: new Map(),
    spentBySlot: new Map(),
    recipients: new Map(),
  }
}

export const heardKey = ({ ownerId, seq }: SigningOrder['heard']) => `${ownerId} ${seq}`
export const spendKey = (of: { vaultId: string; chain: string; slot: string; intentId: string }) =>
  `${of.vaultId} ${of.chain} ${of.slot} ${of.intentId}`
export const recipientKey = (of: { vaultId: string; chain: string; recipient: string }) =>
  `${of.vaultId} ${of.chain} ${of.recipient}`

type SlotKeys = Pick<SlotRow, 'vaultId' | 'chain' | 'slot' | 'intentId' | 'role'>
const slotKey = (of: SlotKeys) => `slot ${of.vaultId} ${of.chain} ${of.slot}`
const partKey = (of: SlotKeys) => `part ${of.vaultId} ${of.intentId} ${of.role}`

export function enterSlot(state: LedgerState, row: SlotRow): void {
  for (const key of [slotKey(row), partKey(row)]) {
    const known = state.signed.get(key)
    if (known === undefined) state.signed.set(key, [row])
    else known.push(row)
  }
}

const NONE: readonly SignedBefore[] = []

/** In the same slot, or for the same part of the same intent. One that is both is there twice, which changes nothing. */
export function signedBefore(state: LedgerState, order: SigningOrder): readonly SignedBefore[] {
  const bySlot = state.signed.get(slotKey(order)) ?? NONE
  const byPart = state.signed.get(partKey(order)) ?? NONE
  if (byPart.length === 0) return bySlot
  return bySlot.length === 0 ? byPart : [...bySlot, ...byPart]
}

export function limitsIn(state: LedgerState, vaultId: string): Limits {
  return state.limits.get(vaultId) ?? DEFAULT_LIMITS
}
