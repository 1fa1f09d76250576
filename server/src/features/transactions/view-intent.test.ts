import { PUBLIC_EXPLORERS } from '@windhover/core/chains/all-chains'
import { expect, it } from 'vitest'
import type { IntentRow } from './stores/intent-store.ts'
import { viewIntent } from './view-intent.ts'

const AT = new Date('2026-05-16T14:33:04Z')
// Only what is read to view it.
const row = {
  chain: 'hedera',
  transactionId: '0xab',
  state: 'CONFIRMED',
  createdAt: AT,
  changedAt: AT,
} as IntentRow

it('R2-262 links to the explorer that the deployment names, once there is a transaction', () => {
  const explorers = { ...PUBLIC_EXPLORERS, hedera: 'https://own.example/hedera' }
  expect(viewIntent(row, { explorers }).explorerUrl).toBe('https://own.example/hedera/transaction/0xab')
  expect(viewIntent({ ...row, transactionId: null }, { explorers }).explorerUrl).toBeNull()
})
