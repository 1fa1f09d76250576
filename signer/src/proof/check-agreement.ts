import type { Agreement, PaymentRecord, SignedSlot } from '@windhover/core/authority/proof-file'
import { statementHash } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import {
  APPROVED_FOR_MS,
  type Authorisation,
  checkApprovalStatement,
  stillGiven,
} from '../authority/check-approval-statement.ts'
import { checkEnvelope, envelopeOf } from '../authority/check-envelope.ts'
import { checkExecution } from '../authority/check-execution.ts'
import { type OwnerHistory, ownerAt } from './fold-owner.ts'

/** An agreement that was found to be good, and who gave it. */
export type Given = { readonly agreement: Agreement; readonly by: Authorisation }

const MICRO_USD = 1_000_000n

/** Whether somebody who could agree did so, for this intent, at that time. Throws what is wrong. */
export function checkAgreement(
  agreement: Agreement,
  { record, intent, history }: { record: PaymentRecord; intent: Intent; history: OwnerHistory },
): Given {
  const { world } = record
  const nowMs = agreement.acceptedAt
  const state = ownerAt(history, nowMs)
  if (agreement.by === 'approval') {
    const by = checkApprovalStatement({ state, signed: agreement.signed, intent, world, nowMs })
    return { agreement, by }
  }
  const { signed, acceptedAt } = agreement.envelope
  const by = checkEnvelope({ state: ownerAt(history, acceptedAt), signed, world, nowMs: acceptedAt })
  const envelope = envelopeOf(signed)
  const used = { executions: agreement.executions, sellRaw: BigInt(agreement.sellRaw) }
  checkExecution({ envelope, intent, used, nowMs })
  if (isEnded(record, statementHash(world, envelope), nowMs)) throw new Error('the order had been ended')
  if (stillGiven(state, grantOf(by), nowMs) === null) throw new Error('the permission had been taken back')
  return { agreement, by }
}

function isOrderOpen(
  { signed }: Extract<Agreement, { by: 'envelope' }>['envelope'],
  record: PaymentRecord,
  nowMs: number,
): boolean {
  const envelope = envelopeOf(signed)
  return nowMs < envelope.expiresAt && !isEnded(record, statementHash(record.world, envelope), nowMs)
}

function isEnded({ statements }: PaymentRecord, target: string, nowMs: number): boolean {
  return statements.some(
    ({ acceptedAt, signed: { statement } }) =>
      statement.kind === 'revocation' && statement.target === target && acceptedAt <= nowMs,
  )
}

/** The agreement on which these bytes were signed: young enough, not taken back, and reaching as far as they go. */
export function agreementFor(
  slot: SignedSlot,
  {
    given,
    record,
    history,
  }: { readonly given: readonly Given[]; readonly record: PaymentRecord; readonly history: OwnerHistory },
): Given {
  const state = ownerAt(history, slot.signedAt)
  const living = given.filter(
    ({ agreement, by }) =>
      agreement.acceptedAt <= slot.signedAt &&
      agreement.acceptedAt > slot.signedAt - APPROVED_FOR_MS &&
      (agreement.by === 'approval' || isOrderOpen(agreement.envelope, record, slot.signedAt)) &&
      stillGiven(state, grantOf(by), slot.signedAt) !== null,
  )
  const found = living.find(({ by }) => by.by === 'root') ?? living.find(({ by }) => isWithin(slot, by))
  if (found === undefined) throw new Error('nobody who could had agreed when the bytes were signed')
  return found
}

function isWithin({ microUsd }: SignedSlot, by: Authorisation): boolean {
  return (
    by.by === 'root' ||
    microUsd === null ||
    BigInt(microUsd) <= BigInt(by.powers.perTransactionUsd) * MICRO_USD
  )
}

const grantOf = (by: Authorisation) => ({
  keyId: by.keyId,
  grantHash: by.by === 'grant' ? by.grantHash : null,
})
