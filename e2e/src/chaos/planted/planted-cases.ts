import type { ViolationKind } from '../judge-round.ts'
import type { PlanOptions } from '../plan-money.ts'
import type { PlantedBug } from './planted-bug.ts'

export type PlantedCase = {
  readonly expected: readonly ViolationKind[]
  readonly plan: Omit<PlanOptions, 'seed'>
}

type Plan = PlantedCase['plan']

/** Those that need a chain's faults come second, so that faults meant for one bug do not strike another. */
const FIRST_MS = { fromMs: 0, spanMs: 6_000 }
const SECOND_MS = { fromMs: 9_000, spanMs: 9_000 }

/** Blocks come fastest there, and the chain does nothing wrong: what always goes wrong shows in a few payments. */
const QUIET: Plan = { ...FIRST_MS, chains: ['bsc'], vaults: 1, intents: 3, kills: 0, faults: 0 }
/** Lanes that always have something on its way when a worker dies: blocks come slowest there. */
const BUSY: Plan = { ...QUIET, spanMs: 9_000, chains: ['ethereum'], vaults: 3, intents: 15 }
/** Each kind of fault has one chain, so that it meets its bug often. */
const FAULTY: Plan = { ...QUIET, ...SECOND_MS, vaults: 2, intents: 8, faults: 16 }

/** What each bug does to money, where it can be seen. */
export const PLANTED_CASES: Readonly<Record<PlantedBug, PlantedCase>> = {
  /** What arrives late is not seen yet when it is looked for, however busy the machine is. */
  'resign-before-expiry': {
    expected: ['doubled'],
    plan: { ...FAULTY, ...FIRST_MS, chains: ['solana'], faultKinds: ['delay'] },
  },
  'trust-failed-read': {
    expected: ['doubled', 'lost'],
    plan: { ...FAULTY, ...FIRST_MS, chains: ['solana'], faultKinds: ['server-error'] },
  },
  'confirm-on-submit': {
    expected: ['lost'],
    plan: { ...FAULTY, chains: ['hedera'], faultKinds: ['drop'] },
  },
  /** Its blocks are undone whenever one of its payments was confirmed (`undo-confirmed.ts`). */
  'ignore-reorg': {
    expected: ['lost', 'ledger'],
    plan: { ...QUIET, ...SECOND_MS, chains: ['ethereum'], vaults: 3, intents: 9 },
  },
  'retry-non-idempotent': {
    expected: ['doubled'],
    plan: { ...FAULTY, faultKinds: ['timeout-after-success', 'delay'] },
  },
  'double-submit-new-nonce': { expected: ['doubled'], plan: QUIET },
  'pay-again-with-fresh-blockhash': { expected: ['doubled'], plan: { ...QUIET, chains: ['solana'] } },
  'forget-hash': { expected: ['doubled', 'stuck'], plan: QUIET },
  'failed-after-crash': {
    expected: ['lost'],
    plan: { ...BUSY, kills: 4, victims: ['worker-1', 'worker-2'] },
  },
  /** Dies by the kills of the case above. */
  'replan-after-crash': { expected: ['doubled', 'lost'], plan: BUSY },
  'skip-ledger-entry': { expected: ['ledger'], plan: QUIET },
  'book-twice': { expected: ['ledger'], plan: QUIET },
  'skip-a-nonce': { expected: ['stuck'], plan: QUIET },
}

/** No bug at all, on every chain, among the same faults and kills. */
export const HEALTHY: Plan = { fromMs: 0, spanMs: 18_000, vaults: 1, intents: 12, faults: 0, kills: 1 }
