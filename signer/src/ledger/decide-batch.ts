import {
  decideSigning,
  type SigningOrder,
  type SigningState,
  type Verdict,
} from '../policy/decide-signing.ts'
import { larger, type MicroUsd } from '../policy/limits.ts'
import {
  enterSlot,
  heardKey,
  type LedgerState,
  limitsIn,
  recipientKey,
  type SlotSpend,
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
  const key = order.grant?.keyId ?? null
  const here = spentIn(state, order)
  return {
    nowMs: moment.nowMs,
    payAgainAfterMs: moment.payAgainAfterMs,
    isAllPaused: state.isAllPaused,
    hasOwnerSaidMore: state.overtaken.has(heardKey(order.heard)),
    limits: limitsIn(state, order.vaultId),
    signedBefore: signedBefore(state, order),
    spent: state.spent.get(order.vaultId) ?? 0n,
    spentHere: here.microUsd,
    spentByKey: (key === null ? undefined : state.spentByKey.get(key)) ?? 0n,
    spentByKeyHere: key !== null && here.grantedKey === key ? here.microUsd : 0n,
    recipient: recipientOf(order, state),
  }
}

function recipientOf({ vaultId, chain, recipient }: SigningOrder, state: LedgerState) {
  return recipient === null
    ? null
    : (state.recipients.get(recipientKey({ vaultId, chain, recipient })) ?? null)
}

function enter(order: SigningOrder, state: LedgerState, nowMs: number): void {
  const { vaultId, chain, slot, epoch, intentId, role, digest, landing } = order
  enterSlot(state, { vaultId, chain, slot, epoch, intentId, role, digest, landing, signedAtMs: nowMs })
  enterSpend(order, state)
  rememberRecipient({ order, state, nowMs, isPaid: true })
}

/** As the ledger writes it: by the larger of the two, and to the first granted key that agreed there. */
function enterSpend(order: SigningOrder, state: LedgerState): void {
  const before = spentIn(state, order)
  const microUsd = larger(order.outMicroUsd ?? 0n, before.microUsd)
  const grantedKey = before.grantedKey ?? order.grant?.keyId ?? null
  state.spentBySlot.set(spendKey(order), { microUsd, grantedKey })
  add(state.spent, order.vaultId, microUsd - before.microUsd)
  if (grantedKey === null) return
  add(state.spentByKey, grantedKey, before.grantedKey === null ? microUsd : microUsd - before.microUsd)
}

function add(sums: Map<string, MicroUsd>, name: string, more: MicroUsd): void {
  sums.set(name, (sums.get(name) ?? 0n) + more)
}

function spentIn(state: LedgerState, order: SigningOrder): SlotSpend {
  return state.spentBySlot.get(spendKey(order)) ?? { microUsd: 0n, grantedKey: null }
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
