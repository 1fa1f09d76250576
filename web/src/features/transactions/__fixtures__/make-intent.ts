import type { IntentView } from '@windhover/core/transactions/contract'

const RECIPIENT = '9wFk3TqYb1xVhJm8sRz2Lc7Nd4Pg6Qa5Ue3Ko2Lq7Rda'

export function makeIntent(changes: Partial<IntentView> = {}): IntentView {
  return {
    intent: {
      id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001',
      vaultId: '1042',
      type: 'transfer',
      chain: 'solana',
      token: 'native',
      to: RECIPIENT,
      amountRaw: '120000000',
    },
    intentHash: 'ab'.repeat(32),
    state: 'CONFIRMED',
    origin: 'panel',
    failure: null,
    transactionId: null,
    explorerUrl: null,
    receipt: null,
    createdAt: '2026-05-15T14:33:00.000Z',
    changedAt: '2026-05-15T14:33:04.000Z',
    checkedAt: null,
    ...changes,
  }
}
