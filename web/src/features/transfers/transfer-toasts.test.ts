import { toFailure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import { transferErrors } from '@windhover/core/transfers/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../ui/toast-store.ts'
import type { MoneyIntent, MoneyOrder } from './outcome-text.ts'
import { transferToasts } from './transfer-toasts.ts'

const common = { id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f', vaultId: '1042', amountRaw: '5' } as const
const transfer: MoneyIntent = {
  ...common,
  type: 'transfer',
  chain: 'solana',
  token: 'native',
  to: 'somebody',
}
const wrap: MoneyIntent = { ...common, type: 'wrap', chain: 'solana' }
const order = (intent: MoneyIntent): MoneyOrder => ({ intent, amountText: '0.5', what: '' })
const explorerUrl = 'https://solscan.io/tx/5x'
const view = (intent: MoneyIntent): IntentView => ({
  intent,
  intentHash: 'hash',
  state: 'CONFIRMED',
  origin: 'panel',
  failure: null,
  transactionId: '5x',
  explorerUrl,
  receipt: null,
  createdAt: '2026-11-15T11:00:00.000Z',
  changedAt: '2026-11-15T11:00:05.000Z',
  checkedAt: null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('transferToasts', () => {
  it.each([
    ['R1-334', transfer, 'Transfer successful'],
    ['R2-319', wrap, 'Wrapped 0.5 SOL to WSOL'],
  ])('%s tells the end for five seconds, with the explorer link', async (_, intent, title) => {
    transferToasts.confirmed({ order: order(intent), view: view(intent) })
    expect(toastStore.current()).toMatchObject({
      kind: 'success',
      title,
      durationMs: 5_000,
      link: { label: 'View on Solscan', href: explorerUrl },
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(toastStore.current()).toBeNull()
  })

  it('a refusal has no transaction to look at', () => {
    transferToasts.failed({
      order: order(transfer),
      failure: toFailure(transferErrors.failed({ text: 'No.' })),
      view: null,
    })
    expect(toastStore.current()).toMatchObject({ kind: 'error', title: 'Transfer failed: No.' })
    expect(toastStore.current()?.link).toBeUndefined()
  })
})
