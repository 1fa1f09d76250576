import {
  decideSigning,
  type SigningOrder,
  type SigningState,
  type Verdict,
} from '../policy/decide-signing.ts'
import { NO_FACTS } from '../policy/may-land-still.ts'
import {
  enterSlot,
  type LedgerState,
  limitsIn,
  recipientKey,
  signedBefore,
  spendKey,
} from './ledger-state.ts'

type Moment = { readonly nowMs: number; readonly payAgainAfterMs: number }

/** One after the other, each on what those before it have left. */
export function decideBatch(
  orders: readonly SigningOrder[],
  state: LedgerState,
  moment: Moment,
): readonly Verdict[] {
  return orders.map((order) => {
    const verdict = decideSigning(order, stateFor(order, state, moment))
    if (verdict.kind === 'sign') enter(order, state, moment.nowMs)
    if (verdict.kind === 'refuse' && verdict.rememberRecipient === true) {
      rememberRecipient({ order, state, nowMs: moment.nowMs, isPaid: false })
    }
    return verdict
  })
}

function stateFor(order: SigningOrder, state: LedgerState, moment: Moment): SigningState {
  return {
    nowMs: moment.nowMs,
    payAgainAfterMs: moment.payAgainAfterMs,
    isAllPaused: state.isAllPaused,
    limits: limitsIn(state, order.vaultId),
    signedBefore: signedBefore(state, order),
    spent: state.spent.get(order.vaultId) ?? 0n,
    spentHere: state.spentBySlot.get(spendKey(order)) ?? 0n,
    recipient: recipientOf(order, state),
    facts: NO_FACTS,
  }
}

function recipientOf({ vaultId, chain, recipient }: SigningOrder, state: LedgerState) {
  return recipient === null
    ? null
    : (state.recipients.get(recipientKey({ vaultId, chain, recipient })) ?? null)
}

function enter(order: SigningOrder, state: LedgerState, nowMs: number): void {
  const { vaultId, chain, slot, epoch, intentId, role, digest } = order
  enterSlot(state, { vaultId, chain, slot, epoch, intentId, role, digest, signedAtMs: nowMs })
  const before = state.spentBySlot.get(spendKey(order)) ?? 0n
  const counted = order.outMicroUsd ?? 0n
  if (counted > before) {
    state.spentBySlot.set(spendKey(order), counted)
    state.spent.set(vaultId, (state.spent.get(vaultId) ?? 0n) + counted - before)
  }
  rememberRecipient({ order, state, nowMs, isPaid: true })
}

function rememberRecipient(input: {
  order: SigningOrder
  state: LedgerState
  nowMs: number
  isPaid: boolean
}): void {
  const { order, state, nowMs, isPaid } = input
  const { vaultId, chain, recipient } = order
  if (recipient === null) return
  const key = recipientKey({ vaultId, chain, recipient })
  state.recipients.set(key, { seenAtMs: state.recipients.get(key)?.seenAtMs ?? nowMs, isPaid })
}
