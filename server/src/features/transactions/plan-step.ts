import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import { AppError } from '@windhover/core/errors/app-error'
import type { Effects, EvmAction, PlannedAction } from '../../ports/chain.ts'
import type { VenueQuote } from '../../ports/swap-venue.ts'
import { alongInserted, findLastNonce, findNextEpoch, type NewAttempt } from './attempt-store.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import {
  isServiceFeeStep,
  type Plan,
  pickAction,
  planIntent,
  planServiceFee,
  readOwner,
} from './plan-intent.ts'
import { priceChanges, sumOut } from './price-changes.ts'
import { promiseOfOrder } from './promise-of-order.ts'
import { storeAction, storeChanges } from './stored-action.ts'
import { storeQuote } from './stored-quote.ts'

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
export async function planStep(parts: LaneParts, { row, attempts }: Work): Promise<void> {
  const { db, clock } = parts
  const due = liveAttempts(row, attempts).length > 0 ? 'stored' : await makeDue(parts, { row, attempts })
  if (due === null) return
  if (due === 'stored') {
    if (row.state !== 'APPROVED') return
    return await tellChange(parts, await moveIntent(db, { row, event: 'planned', at: clock.now() }))
  }
  // The number of steps is stored with the first attempt or not at all: whoever comes after a crash trusts it.
  const set = { stepsTotal: due.total, ...(due.quote && { venueQuote: storeQuote(due.quote) }) }
  const along = alongInserted(db, due.attempt)
  if (row.state !== 'APPROVED') return void (await noteIntent(db, row.id, set, along))
  await tellChange(parts, await moveIntent(db, { row, event: 'planned', at: clock.now(), set, along }))
}

/** Null where the chain would refuse it: nothing is signed then. */
async function makeDue(
  parts: LaneParts,
  { row, attempts }: Work,
): Promise<{ attempt: NewAttempt; total: number; quote: VenueQuote | undefined } | null> {
  const { db, clock } = parts
  const built = await buildDue(parts, row)
  if ('refusal' in built) {
    if (isSettling(parts, { row, attempts }))
      throw chainErrors.unavailable({ context: { chain: row.chain, refusal: built.refusal } })
    await endIntent(parts, row, { event: 'failed', failure: built.refusal })
    return null
  }
  const { action, effects, total, quote } = built
  const nonce = 'nonce' in action ? action.nonce : null
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
  return { attempt, total, quote }
}

function isSettling({ clock }: LaneParts, { row, attempts }: Work): boolean {
  const before = attempts.find(({ step, state }) => step === row.step - 1 && state === 'confirmed')
  return (
    before?.settledAt != null && clock.now().getTime() - before.settledAt.getTime() < SETTLING_MS[row.chain]
  )
}

type Built =
  | {
      action: PlannedAction
      effects: Extract<Effects, { succeeds: true }>
      total: number
      quote: VenueQuote | undefined
    }
  | { refusal: string }

async function buildDue(parts: LaneParts, row: IntentRow): Promise<Built> {
  try {
    const { action, chainNonce, total, quote } = await pickDue(parts, row)
    if ('order' in action)
      return {
        action,
        effects: await promiseOfOrder(parts, { body: row.body, owner: action.from }),
        total,
        quote,
      }
    const numbered = 'nonce' in action ? await giveNonce(parts, row, { action, chainNonce }) : action
    const effects = await parts.chains[row.chain].simulate(numbered)
    return effects.succeeds ? { action: numbered, effects, total, quote } : { refusal: effects.reason }
  } catch (error) {
    if (error instanceof AppError && !error.retryable) return { refusal: error.message }
    throw error
  }
}

async function pickDue(parts: LaneParts, row: IntentRow) {
  const owner = await readOwner(parts.db, row)
  const fee = planServiceFee(parts, row.body)
  const isFeeDue = fee !== null && isServiceFeeStep(parts, row, row.step)
  const { actions, quote }: Plan = isFeeDue
    ? { actions: [await parts.chains[row.chain].buildTransfer({ from: owner, ...fee })] }
    : await planIntent(parts, row.body, owner)
  const total = row.stepsTotal ?? actions.length + (fee === null ? 0 : 1)
  const ownTotal = isFeeDue ? total : total - (fee === null ? 0 : 1)
  return { ...pickAction(actions, { done: row.step, total: ownTotal }), total, quote }
}

/** Never below what the chain has taken from this vault, nor below what we have sent and it has not heard of yet. */
async function giveNonce(
  { db }: LaneParts,
  row: IntentRow,
  built: { action: EvmAction; chainNonce: number | null },
) {
  const last = await findLastNonce(db, row)
  const nonce = Math.max(built.chainNonce ?? built.action.nonce, last === null ? 0 : last + 1)
  return { ...built.action, nonce }
}
