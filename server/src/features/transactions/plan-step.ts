import { AppError } from '@windhover/core/errors/app-error'
import type { Effects, UnsignedAction } from '../../ports/chain.ts'
import { alongInserted, findLastNonce, findNextEpoch, type NewAttempt } from './attempt-store.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import { isServiceFeeStep, pickAction, planIntent, planServiceFee, readOwner } from './plan-intent.ts'
import { priceChanges, sumOut } from './price-changes.ts'
import { storeAction, storeChanges } from './stored-action.ts'

/**
 * Builds the action that is due, runs it against the chain's newest state, and stores it before anybody is asked to sign
 * it: whoever repeats this step signs what was stored, not what it built.
 */
export async function planStep(parts: LaneParts, { row, attempts }: Work): Promise<void> {
  const { db, clock } = parts
  const due = liveAttempts(row, attempts).length > 0 ? 'stored' : await makeDue(parts, row)
  if (due === null) return
  if (due === 'stored') {
    if (row.state !== 'APPROVED') return
    return await tellChange(parts, await moveIntent(db, { row, event: 'planned', at: clock.now() }))
  }
  // The number of steps is stored with the first attempt or not at all: whoever comes after a crash trusts it.
  const set = { stepsTotal: due.total }
  const along = alongInserted(db, due.attempt)
  if (row.state !== 'APPROVED') return void (await noteIntent(db, row.id, set, along))
  await tellChange(parts, await moveIntent(db, { row, event: 'planned', at: clock.now(), set, along }))
}

/** Null where the chain would refuse it: nothing is signed then. */
async function makeDue(
  parts: LaneParts,
  row: IntentRow,
): Promise<{ attempt: NewAttempt; total: number } | null> {
  const { db, clock } = parts
  const built = await buildDue(parts, row)
  if ('refusal' in built) {
    await endIntent(parts, row, { event: 'failed', failure: built.refusal })
    return null
  }
  const { action, effects, total } = built
  const nonce = action.chain === 'solana' ? null : action.nonce
  const slot = { intentId: row.id, step: row.step, vaultId: row.vaultId, chain: row.chain, nonce }
  const [changes, epoch] = await Promise.all([
    priceChanges(parts, row.chain, effects.changes),
    findNextEpoch(db, slot),
  ])
  const attempt: NewAttempt = {
    ...slot,
    epoch,
    action: storeAction(action),
    quoted: { changes: storeChanges(effects.changes), feeRaw: effects.feeRaw.toString() },
    outUsd: sumOut(changes)?.toString() ?? null,
    state: 'planned',
    builtAt: clock.now(),
  }
  return { attempt, total }
}

type Built =
  | { action: UnsignedAction; effects: Extract<Effects, { succeeds: true }>; total: number }
  | { refusal: string }

async function buildDue(parts: LaneParts, row: IntentRow): Promise<Built> {
  try {
    const { action, chainNonce, total } = await pickDue(parts, row)
    const numbered = action.chain === 'solana' ? action : await giveNonce(parts, row, { action, chainNonce })
    const effects = await parts.chains[row.chain].simulate(numbered)
    return effects.succeeds ? { action: numbered, effects, total } : { refusal: effects.reason }
  } catch (error) {
    if (error instanceof AppError && !error.retryable) return { refusal: error.message }
    throw error
  }
}

async function pickDue(parts: LaneParts, row: IntentRow) {
  const owner = await readOwner(parts.db, row)
  const fee = planServiceFee(parts, row.body)
  const isFeeDue = fee !== null && isServiceFeeStep(parts, row, row.step)
  const actions = isFeeDue
    ? [await parts.chains[row.chain].buildTransfer({ from: owner, ...fee })]
    : await planIntent(parts, row.body, owner)
  const total = row.stepsTotal ?? actions.length + (fee === null ? 0 : 1)
  const ownTotal = isFeeDue ? total : total - (fee === null ? 0 : 1)
  return { ...pickAction(actions, { done: row.step, total: ownTotal }), total }
}

/** Never below what the chain has taken from this vault, nor below what we have sent and it has not heard of yet. */
async function giveNonce(
  { db }: LaneParts,
  row: IntentRow,
  built: { action: Exclude<UnsignedAction, { chain: 'solana' }>; chainNonce: number | null },
) {
  const last = await findLastNonce(db, row)
  const nonce = Math.max(built.chainNonce ?? built.action.nonce, last === null ? 0 : last + 1)
  return { ...built.action, nonce }
}
