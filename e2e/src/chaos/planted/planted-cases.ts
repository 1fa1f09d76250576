import type { ViolationKind } from '../judge-round.ts'
import { type FaultOrder, orderFailedReads, orderLateAnswers } from '../plan-fault.ts'
import type { PlanOptions } from '../plan-money.ts'
import type { PlantedBug } from './planted-bug.ts'

/**
 * One after the other in one product: faults and kills meant for one bug do not strike another, however far a slow machine
 * falls behind the clock.
 */
export const STAGES = ['calm', 'kills', 'faults'] as const
export type Stage = (typeof STAGES)[number]

export type PlantedCase = {
  readonly stage: Stage
  readonly expected: readonly ViolationKind[]
  readonly plan: Omit<PlanOptions, 'seed'>
  /** Meets every payment on its chain in this stage, other bugs' too: one per chain and stage. */
  readonly trouble?: FaultOrder
}

type Plan = PlantedCase['plan']

/** Blocks come fastest there, and the chain does nothing wrong: what always goes wrong shows in a few payments. */
const QUIET: Plan = { spanMs: 3_000, chains: ['bsc'], vaults: 1, intents: 3, kills: 0, faults: 0 }
/** Lanes that always have something on its way when a worker dies (`kill-under-way.ts`): blocks come slowest there. */
const BUSY: Plan = { ...QUIET, chains: ['ethereum'], vaults: 2, intents: 8 }
/** Each kind of fault has one chain, so that it meets its bug often. */
const FAULTY: Plan = { ...QUIET, spanMs: 6_000, vaults: 2, intents: 8, faults: 16 }

/** What each bug does to money, where it can be seen. */
export const PLANTED_CASES: Readonly<Record<PlantedBug, PlantedCase>> = {
  /** What arrives late is not seen yet when it is looked for. A worker killed meanwhile would look too late. */
  'resign-before-expiry': {
    stage: 'calm',
    expected: ['doubled'],
    plan: { ...QUIET, chains: ['solana'] },
    trouble: orderLateAnswers('solana'),
  },
  'trust-failed-read': {
    stage: 'faults',
    expected: ['doubled', 'lost'],
    plan: { ...QUIET, chains: ['solana'] },
    trouble: orderFailedReads('solana'),
  },
  'confirm-on-submit': {
    stage: 'faults',
    expected: ['lost'],
    plan: { ...FAULTY, chains: ['hedera'], faultKinds: ['drop'] },
  },
  /** Its blocks are undone whenever one of its payments was confirmed (`undo-confirmed.ts`). */
  'ignore-reorg': {
    stage: 'faults',
    expected: ['lost', 'ledger'],
    plan: { ...QUIET, spanMs: 6_000, chains: ['ethereum'], vaults: 3, intents: 9 },
  },
  'retry-non-idempotent': {
    stage: 'faults',
    expected: ['doubled'],
    plan: QUIET,
    trouble: orderLateAnswers('bsc'),
  },
  'double-submit-new-nonce': { stage: 'calm', expected: ['doubled'], plan: QUIET },
  'pay-again-with-fresh-blockhash': {
    stage: 'calm',
    expected: ['doubled'],
    plan: { ...QUIET, chains: ['solana'] },
  },
  'forget-hash': { stage: 'calm', expected: ['doubled', 'stuck'], plan: QUIET },
  /** What was signed and not sent leaves a gap that holds up the lane; what was sent lands after all. */
  'failed-after-crash': { stage: 'kills', expected: ['lost', 'stuck'], plan: BUSY },
  'replan-after-crash': { stage: 'kills', expected: ['doubled', 'lost'], plan: BUSY },
  'skip-ledger-entry': { stage: 'calm', expected: ['ledger'], plan: QUIET },
  'book-twice': { stage: 'calm', expected: ['ledger'], plan: QUIET },
  'skip-a-nonce': { stage: 'calm', expected: ['stuck'], plan: QUIET },
}

/** No bug at all, on every chain, among the same faults and kills. */
export const HEALTHY: Plan = { spanMs: 6_000, vaults: 1, intents: 8, faults: 0, kills: 0 }
