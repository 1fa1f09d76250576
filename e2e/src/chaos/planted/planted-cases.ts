import type { ViolationKind } from '../judge-round.ts'
import type { PlanOptions } from '../plan-money.ts'
import type { PlantedBug } from './planted-bug.ts'

export type PlantedCase = {
  readonly expected: readonly ViolationKind[]
  readonly plan: Omit<PlanOptions, 'seed' | 'spanMs'>
}

type Plan = PlantedCase['plan']

/** Blocks come fastest there, and the chain does nothing wrong: what always goes wrong shows in a few payments. */
const QUIET: Plan = { chains: ['bsc'], vaults: 1, intents: 4, kills: 0, faults: 0 }
/** Lanes that always have something on its way when a worker dies: blocks come slowest there. */
const BUSY: Plan = { ...QUIET, chains: ['ethereum'], vaults: 3, intents: 24 }

/** What each bug does to money, where it can be seen. Each kind of fault has one chain, so that it meets its bug often. */
export const PLANTED_CASES: Readonly<Record<PlantedBug, PlantedCase>> = {
  'resign-before-expiry': {
    expected: ['doubled'],
    plan: { ...QUIET, chains: ['solana', 'bsc'], intents: 6 },
  },
  'trust-failed-read': {
    expected: ['doubled', 'lost'],
    plan: { ...QUIET, chains: ['hedera'], vaults: 2, intents: 10, faults: 24, faultKinds: ['server-error'] },
  },
  'confirm-on-submit': {
    expected: ['lost'],
    plan: { ...QUIET, chains: ['hedera'], vaults: 2, intents: 8, faults: 16, faultKinds: ['drop'] },
  },
  'ignore-reorg': {
    expected: ['lost', 'ledger'],
    plan: { ...QUIET, chains: ['ethereum'], vaults: 4, intents: 20, faults: 16, faultKinds: ['reorg'] },
  },
  'retry-non-idempotent': {
    expected: ['doubled'],
    plan: {
      ...QUIET,
      vaults: 2,
      intents: 10,
      faults: 16,
      faultKinds: ['timeout-after-success', 'delay'],
    },
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

/** What shares a product at one time: those that meet faults keep their chain to themselves, so that the faults meet them. */
export const PLANTED_WAVES: readonly (readonly PlantedBug[])[] = [
  [
    'resign-before-expiry',
    'double-submit-new-nonce',
    'pay-again-with-fresh-blockhash',
    'forget-hash',
    'skip-ledger-entry',
    'book-twice',
    'skip-a-nonce',
    'failed-after-crash',
    'replan-after-crash',
    'trust-failed-read',
  ],
  ['confirm-on-submit', 'ignore-reorg', 'retry-non-idempotent'],
]

/** No bug at all, on every chain, among the same faults and kills. */
export const HEALTHY: Plan = { vaults: 1, intents: 12, faults: 0, kills: 1 }
