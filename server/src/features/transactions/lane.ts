import type { ChainId } from '@windhover/core/chains/chain'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { DurableContext, DurableService } from '../../platform/durable/durable.ts'
import { nextCheckMs } from './finality/recheck-settlement.ts'
import { watchFinality } from './finality/watch-finality.ts'
import { chooseMove, type Move } from './lane/choose-move.ts'
import { handleStepFailure } from './lane/handle-step-failure.ts'
import { LANE, RUN, runInput, WATCH, watchInput } from './lane/lane-calls.ts'
import { planStep } from './lane/plan-step.ts'
import { readLane, readWork } from './lane/read-work.ts'
import { settleStep } from './lane/settle-step.ts'
import { signStep } from './lane/sign-step.ts'
import { submitStep } from './lane/submit-step.ts'
import type { LaneParts, Work } from './lane-parts.ts'
import { listNext } from './stores/intent-store.ts'
import { clearLaneFailures, type LaneKey, laneName, parseLane, planTurn } from './stores/lane-store.ts'
import { MovedOn } from './stores/moved-on.ts'

/** A planned call that is this late will not come: whoever wakes the lane takes over. */
const LOST_AFTER_MS = 15_000
/** Steps of one call; more wait for the next one, so that no journal grows long. */
const MOVES_MAX = 8

const STEPS = { plan: planStep, sign: signStep, submit: submitStep, settle: settleStep } as const
type Step = keyof typeof STEPS
const isStep = (kind: Move['kind']): kind is Step => kind in STEPS

type Carried = { work: Work | null }

type Claimed = {
  readonly turn: number
  readonly intentId: string | null
  readonly move: Move
  readonly hasFailed: boolean
}

/**
 * All money of one vault on one chain, one intent after the other: nonces and blockhashes never race. A call does what
 * can be done now and plans the next one; what to do is read from the database, so any call may be lost or repeated.
 */
export function laneService(parts: LaneParts): DurableService {
  return {
    name: LANE,
    handlers: {
      [RUN]: (context, raw) => run(parts, context, runInput.parse(raw ?? {})),
      [WATCH]: async (context, raw) => {
        const { intentId, round } = watchInput.parse(raw)
        const seen = await context.step('check', () => watchFinality(parts, { intentId, round }))
        const call = { service: LANE, key: context.key }
        if (seen.isUndone) context.send({ ...call, handler: RUN, input: {}, delayMs: 0 })
        const { delayMs } = seen
        if (delayMs !== null)
          context.send({ ...call, handler: WATCH, input: { intentId, round: round + 1 }, delayMs })
      },
    },
  }
}

async function run(
  parts: LaneParts,
  context: DurableContext,
  input: { turn?: number | undefined },
): Promise<void> {
  const lane = parseLane(context.key)
  // What the step before has left, where it ran in this very process: nobody else writes to this lane meanwhile. A
  // repetition finds nothing here and reads.
  const carried: Carried = { work: null }
  const claimed = await context.step('claim', () => claimTurn(parts, { lane, turn: input.turn, carried }))
  if (claimed === null) return
  const { intentId, hasFailed } = claimed
  let { move } = claimed
  for (let count = 0; intentId !== null && isStep(move.kind) && count < MOVES_MAX; count += 1) {
    const { kind } = move
    move = await context.step(kind, () => doStep(parts, { lane, intentId, step: kind, hasFailed, carried }))
  }
  const last = move
  const next = await context.step('schedule', () =>
    scheduleNextTurn(parts, lane, { turn: claimed.turn, last, intentId }),
  )
  const call = { service: LANE, key: context.key }
  if (next.delayMs !== null)
    context.send({ ...call, handler: RUN, input: { turn: next.turn }, delayMs: next.delayMs })
  if (next.wakes !== null) context.send({ ...call, key: next.wakes, handler: RUN, input: {}, delayMs: 0 })
  if (intentId !== null && last.kind === 'ended')
    context.send({ ...call, handler: WATCH, input: { intentId }, delayMs: nextCheckMs(0) })
}

/** Moves nothing, so a repetition is harmless. */
async function claimTurn(
  { db, clock }: LaneParts,
  call: { lane: LaneKey; turn: number | undefined; carried: Carried },
): Promise<Claimed | null> {
  const { turn } = call
  const { row, work } = await readLane(db, call.lane)
  if (turn !== undefined && turn !== row.turn) return null
  const lateMs = row.dueAt === null ? null : clock.now().getTime() - row.dueAt.getTime()
  if (turn === undefined && lateMs !== null && lateMs < LOST_AFTER_MS) return null
  call.carried.work = work
  const move: Move = work === null ? { kind: 'ended' } : chooseMove(work.row, work.attempts)
  return { turn: row.turn, intentId: work?.row.id ?? null, move, hasFailed: row.failures > 0 }
}

async function doStep(
  parts: LaneParts,
  due: { lane: LaneKey; intentId: string; step: Step; hasFailed: boolean; carried: Carried },
): Promise<Move> {
  const { carried } = due
  try {
    const work = carried.work ?? (await readWork(parts.db, due.intentId))
    carried.work = null
    // Also where a worker died after it had stored the end and before it could say so: what ended has to be watched.
    if (work === null || hasEnded(work.row.state)) return { kind: 'ended' }
    // The step was done and its answer lost with the worker: what it left says what comes next. Done once more it would
    // meet an intent that has moved on.
    const found = chooseMove(work.row, work.attempts)
    if (found.kind !== due.step) return found
    const left = await STEPS[due.step](parts, work)
    if (due.hasFailed) await clearLaneFailures(parts.db, due.lane)
    const after = left ?? (await readWork(parts.db, due.intentId))
    if (after === null) return { kind: 'ended' }
    carried.work = after
    const move = chooseMove(after.row, after.attempts)
    return move.kind === 'settle' && due.step === 'settle'
      ? { kind: 'wait', delayMs: paceMs(parts, after) }
      : move
  } catch (error) {
    if (error instanceof MovedOn) return await chooseAnew(parts, due.intentId)
    return await handleStepFailure(parts, { ...due, error })
  }
}

async function chooseAnew({ db }: LaneParts, intentId: string): Promise<Move> {
  const work = await readWork(db, intentId)
  return work === null ? { kind: 'ended' } : chooseMove(work.row, work.attempts)
}

/** How soon a chain can have taken what it was given. */
const FIRST_CHECK_MS: Readonly<Record<ChainId, number>> = {
  solana: 120,
  hedera: 200,
  bsc: 300,
  ethereum: 400,
}
const FIRST_FOR_MS = 2_000

/** Often while an answer is likely, then ever more patiently. */
function paceMs({ clock }: LaneParts, { row, attempts }: Work): number {
  const since = attempts.findLast((attempt) => attempt.step === row.step)?.builtAt ?? row.changedAt
  const ageMs = clock.now().getTime() - since.getTime()
  if (ageMs < FIRST_FOR_MS) return FIRST_CHECK_MS[row.chain]
  return ageMs < 15_000 ? 400 : ageMs < 90_000 ? 1_500 : 5_000
}

async function scheduleNextTurn(
  { db, clock }: LaneParts,
  lane: LaneKey,
  left: { turn: number; last: Move; intentId: string | null },
): Promise<{ turn: number; delayMs: number | null; wakes: string | null }> {
  const hasEnded = left.last.kind === 'ended'
  const next = hasEnded ? await listNext(db, lane, left.intentId) : []
  const isIdle = hasEnded && next.every(({ chain }) => chain !== lane.chain)
  const delayMs = isIdle ? null : left.last.kind === 'wait' ? left.last.delayMs : 0
  const turn = left.turn + 1
  await planTurn(db, lane, {
    turn,
    dueAt: delayMs === null ? null : new Date(clock.now().getTime() + delayMs),
  })
  const elsewhere = next.find(({ chain }) => chain !== lane.chain)
  return { turn, delayMs, wakes: elsewhere === undefined ? null : laneName(elsewhere) }
}
