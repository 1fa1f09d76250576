import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import { type AppError, isAppError } from '@windhover/core/errors/app-error'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Effects, EvmAction, PlannedAction } from '../../../ports/chain.ts'
import type { Plan } from '../../../ports/intent-plan.ts'
import type { VenueQuote } from '../../../ports/swap-venue.ts'
import { storeQuote } from '../books/stored-quote.ts'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { expectedChanges } from '../plan/expected-changes.ts'
import { isServiceFeeStep, pickAction, planIntent, planServiceFee, readOwner } from '../plan/plan-intent.ts'
import {
  type AttemptRow,
  alongInserted,
  findLastNonce,
  findNextEpoch,
  UNTRIED,
} from '../stores/attempt-store.ts'
import { findIntent, type IntentRow, moveIntent, noteIntent } from '../stores/intent-store.ts'
import { storeAction, storeChanges } from '../stores/stored-action.ts'
import type { AttemptRole, StoredFee } from '../tables.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { workAfter } from './read-work.ts'
import { findDropped, undoSteps } from './undo-steps.ts'

/**
 * Who answers next may not have heard of the step before yet: mirrors of Hedera lag by seconds, nodes behind one address
 * by a little. For so long after it a refusal is asked about again. No longer: a refusal that is meant keeps a person
 * waiting for as long.
 */
const SETTLING_MS: Readonly<Record<ChainId, number>> = {
  solana: 2_000,
  ethereum: 3_000,
  bsc: 3_000,
  hedera: 5_000,
}

/**
 * Builds the action that is due, runs it against the chain's newest state, and stores it before anybody is asked to sign
 * it: whoever repeats this step signs what was stored, not what it built.
 */
export async function planStep(parts: LaneParts, work: Work): Promise<Work | null> {
  const { db, clock } = parts
  const { row, attempts } = work
  const before = await findBefore(parts, row)
  if (isWaiting(row) && before?.state !== 'CONFIRMED')
    return await endIntent(parts, row, { event: 'rejected', error: transactionErrors.stepBeforeFailed() })
  if (liveAttempts(row, attempts).length > 0) {
    if (row.state === 'APPROVED')
      await publishChange(parts, await moveIntent(db, { row, event: 'planned', at: clock.now() }))
    return null
  }
  const next = await prepareAttempt(parts, { row, attempts, before })
  if (next === null) return null
  // The number of steps is stored with the first attempt or not at all: whoever comes after a crash trusts it.
  const set = {
    stepsTotal: next.total,
    serviceFee: next.fee,
    ...(next.quote && { venueQuote: storeQuote(next.quote) }),
  }
  const along = alongInserted(db, next.attempt)
  if (row.state !== 'APPROVED') {
    await noteIntent(db, row, set, along)
    return null
  }
  const moved = await moveIntent(db, { row, event: 'planned', at: clock.now(), set, along })
  await publishChange(parts, moved)
  return workAfter(work, moved, next.attempt)
}

/** Null where the chain would refuse it: nothing is signed then. */
async function prepareAttempt(
  parts: LaneParts,
  { row, attempts, before }: Work & { before: IntentRow | null },
): Promise<(PlanFacts & { attempt: AttemptRow }) | null> {
  const { db, clock } = parts
  const built = await buildNextAction(parts, { row, attempts })
  if ('refusal' in built) {
    // What the step before had left may be gone with its block: then it comes first, and nothing has failed.
    const dropped = await findDropped(parts, { row, attempts })
    if (dropped.length > 0) {
      await undoSteps(parts, { row, attempts }, dropped)
      return null
    }
    if (isSettling(parts, { row, attempts, before }))
      throw chainErrors.unavailable({
        context: { chain: row.chain, refusal: built.refusal.code },
        cause: built.refusal,
      })
    await endIntent(parts, row, { event: 'failed', error: built.refusal })
    return null
  }
  const { action, effects, role, ...facts } = built
  const nonce = 'nonce' in action ? action.nonce : null
  const slot = { intentId: row.id, step: row.step, vaultId: row.vaultId, chain: row.chain, nonce }
  const epoch = await findNextEpoch(db, slot)
  const attempt: AttemptRow = {
    ...slot,
    ...UNTRIED,
    epoch,
    role,
    action: storeAction(action),
    quoted: { changes: storeChanges(effects.changes), feeRaw: `${effects.feeRaw}` },
    builtAt: clock.now(),
  }
  return { ...facts, attempt }
}

function isSettling(
  { clock }: LaneParts,
  { row, attempts, before }: Work & { before: IntentRow | null },
): boolean {
  const step = attempts.find((attempt) => attempt.step === row.step - 1 && attempt.state === 'confirmed')
  const settledAt = step?.settledAt ?? before?.changedAt
  return settledAt != null && clock.now().getTime() - settledAt.getTime() < SETTLING_MS[row.chain]
}

/** Of one that has not begun: what it waited for. */
async function findBefore({ db }: LaneParts, row: IntentRow): Promise<IntentRow | null> {
  return isWaiting(row) && row.follows !== null ? await findIntent(db, row.follows) : null
}

/** Of a sequence, and not begun: whatever cannot be found has not confirmed. */
const isWaiting = ({ follows, stepsTotal }: IntentRow) => follows !== null && stepsTotal === null

/** What is stored of a plan with its first attempt. */
type PlanFacts = {
  readonly total: number
  readonly fee: StoredFee | null
  readonly quote: VenueQuote | undefined
}
type NextAction = PlanFacts & { readonly action: PlannedAction; readonly role: AttemptRole }
type Built =
  | (NextAction & { effects: Pick<Effects & { succeeds: true }, 'changes' | 'feeRaw'> })
  | { refusal: AppError }

async function buildNextAction(parts: LaneParts, { row, attempts }: Work): Promise<Built> {
  try {
    const { chainNonce, ...next } = await pickNextAction(parts, row)
    const { action } = next
    // An order cannot be run before somebody fills it, who then pays the fee.
    if ('order' in action)
      return {
        ...next,
        effects: { changes: await expectedChanges(parts, row.body, action.from), feeRaw: 0n },
      }
    const numbered =
      'nonce' in action ? await giveNonce(parts, { row, attempts }, { action, chainNonce }) : action
    const effects = await parts.chains[row.chain].simulate(numbered)
    return effects.succeeds ? { ...next, action: numbered, effects } : { refusal: effects.error }
  } catch (error) {
    if (isAppError(error) && !error.retryable) return { refusal: error }
    throw error
  }
}

async function pickNextAction(
  parts: LaneParts,
  row: IntentRow,
): Promise<NextAction & { chainNonce: number | null }> {
  const owner = await readOwner(parts.db, row)
  const fee = row.stepsTotal === null ? planServiceFee(parts, row.body) : row.serviceFee
  if (fee !== null && isServiceFeeStep(row, row.step)) {
    const payment = { from: owner, to: fee.to, token: fee.token, amountRaw: BigInt(fee.amountRaw) }
    const action = await parts.chains[row.chain].buildTransfer(payment)
    const total = row.step + 1
    return {
      ...pickAction([action], { done: row.step, total }),
      role: 'service-fee',
      total,
      fee,
      quote: undefined,
    }
  }
  const { actions, quote }: Plan = await planIntent(parts, row.body, owner)
  const feeSteps = fee === null ? 0 : 1
  const total = row.stepsTotal ?? actions.length + feeSteps
  const picked = pickAction(actions, { done: row.step, total: total - feeSteps })
  return { ...picked, role: 'intent', total, fee, quote }
}

/**
 * What was signed for this step keeps its nonce for ever: of all bytes for it one lands, and another nonce would be
 * another payment. Otherwise never below what the chain has taken from this vault, nor below what we have sent and it has
 * not heard of yet; what was given up without landing leaves its nonce to the next, so that there is no gap.
 */
async function giveNonce(
  { db }: LaneParts,
  { row, attempts }: Work,
  built: { action: EvmAction; chainNonce: number | null },
) {
  const signed = attempts.find(
    ({ step, signedTransaction }) => step === row.step && signedTransaction !== null,
  )
  if (signed?.nonce != null) return { ...built.action, nonce: signed.nonce }
  const last = await findLastNonce(db, row)
  const nonce = Math.max(built.chainNonce ?? built.action.nonce, last === null ? 0 : last + 1)
  return { ...built.action, nonce }
}
