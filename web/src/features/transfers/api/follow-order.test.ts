import { QueryClient } from '@tanstack/react-query'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../../ui/toast-store.ts'
import type { MoneyIntent } from '../outcome-text.ts'
import { followOrder } from './follow-order.ts'

const common = { id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f', vaultId: '1042', amountRaw: '5' }
const transfer: MoneyIntent = {
  ...common,
  type: 'transfer',
  chain: 'solana',
  token: 'native',
  to: 'somebody',
}
const wrap: MoneyIntent = { ...common, type: 'wrap', chain: 'solana' }
const vault: VaultView = {
  tokenId: '1042',
  publicKey: 'owner',
  ethAddress: '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07',
  wrappedKeys: [{ pub_key: 'owner' }],
  hederaAccountId: null,
  hasApiKey: true,
  createdAt: '2026-11-15T00:00:00.000Z',
}
const view = (intent: MoneyIntent, changed: Partial<IntentView>): IntentView => ({
  intent,
  intentHash: 'hash',
  state: 'APPROVED',
  origin: 'panel',
  failure: null,
  transactionId: null,
  explorerUrl: null,
  receipt: null,
  createdAt: '2026-11-15T11:00:00.000Z',
  changedAt: '2026-11-15T11:00:00.000Z',
  checkedAt: null,
  ...changed,
})

let answer: IntentView
// A stub of the browser's fetch, so that the outcome can be chosen.
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(intent: MoneyIntent): IntentView[] {
  const seen: IntentView[] = []
  followOrder(view(intent, {}), {
    order: { intent, amountText: '0.5', what: '' },
    vault,
    queryClient: new QueryClient(),
    onChange: (next) => seen.push(next),
  })
  return seen
}

describe('followOrder', () => {
  it.each([
    ['R1-334', transfer, 'Transfer successful'],
    ['R2-319', wrap, 'Wrapped 0.5 SOL to WSOL'],
  ])('%s tells the end for five seconds, with the explorer link', async (_, intent, title) => {
    const explorerUrl = 'https://solscan.io/tx/5x'
    answer = view(intent, { state: 'CONFIRMED', explorerUrl, changedAt: '2026-11-15T11:00:05.000Z' })
    const seen = follow(intent)
    await vi.advanceTimersByTimeAsync(4_100)
    expect(seen.map(({ state }) => state)).toEqual(['APPROVED', 'CONFIRMED'])
    expect(toastStore.current()).toMatchObject({
      kind: 'success',
      title,
      durationMs: 5_000,
      link: { label: 'View on Solscan', href: explorerUrl },
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(toastStore.current()).toBeNull()
    expect(seen).toHaveLength(2)
  })

  it('does not go back in time when answers overtake each other', async () => {
    answer = view(transfer, { state: 'PLANNED', changedAt: '2026-11-15T10:59:00.000Z' })
    const seen = follow(transfer)
    await vi.advanceTimersByTimeAsync(8_100)
    expect(seen.map(({ state }) => state)).toEqual(['APPROVED'])
    answer = view(transfer, { state: 'FAILED', failure: 'No.', changedAt: '2026-11-15T11:01:00.000Z' })
    await vi.advanceTimersByTimeAsync(4_100)
    expect(toastStore.current()).toMatchObject({ kind: 'error', title: 'Transfer failed: No.' })
  })
})
