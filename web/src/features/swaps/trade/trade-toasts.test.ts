import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../../ui/toast-store.ts'
import { describeTrade } from './describe-trade.ts'
import { type TradeOrder, tradeToasts } from './use-trade-order.ts'

const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const intent: TradeOrder['intent'] = {
  id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f',
  vaultId: '1042',
  type: 'swap',
  chain: 'solana',
  venue: 'jupiter',
  sellToken: 'native',
  buyToken: JUP,
  sellAmountRaw: '500000000',
  quotedBuyAmountRaw: '160000000',
  minBuyAmountRaw: '156800000',
  slippageBps: 200,
  serviceFeeRaw: null,
}
const order: TradeOrder = { intent, what: '', mode: 'buy', symbol: 'JUP' }
const view: IntentView = {
  intent,
  intentHash: 'hash',
  state: 'CONFIRMED',
  origin: 'panel',
  failure: null,
  transactionId: '5x',
  explorerUrl: 'https://solscan.io/tx/5x',
  receipt: null,
  createdAt: '2026-11-15T11:00:00.000Z',
  changedAt: '2026-11-15T11:00:05.000Z',
  checkedAt: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the end of a trade', () => {
  it('R3-174 is told for five seconds with the explorer link', () => {
    tradeToasts.confirmed({ order, view })
    expect(toastStore.current()).toMatchObject({
      kind: 'success',
      title: 'Purchase successful!',
      description: 'Successfully bought JUP',
      durationMs: 5_000,
      link: { label: 'View on Solscan', href: 'https://solscan.io/tx/5x' },
    })
  })

  it('R3-162 without words and without a transaction has no link', () => {
    tradeToasts.failed({ order, failure: null, view: null })
    expect(toastStore.current()).toMatchObject({
      kind: 'error',
      title: 'Transaction failed',
      description: 'Failed to buy token',
    })
    expect(toastStore.current()?.link).toBeUndefined()
  })

  it('R2-265 names what the network said', () => {
    const failure = toFailure(chainErrors.expired({ text: 'Blockhash expired.' }))
    tradeToasts.failed({ order, failure, view: { ...view, state: 'FAILED' } })
    expect(toastStore.current()).toMatchObject({
      description: 'Blockhash expired.',
      link: { label: 'View on Solscan' },
    })
  })
})

it('says what is traded in the words of a person', () => {
  const quote = { terms: intent, sellDecimals: 9 }
  const parts = { token: { symbol: 'JUP' }, counterpart: { symbol: 'SOL' }, quote }
  expect(describeTrade({ ...parts, mode: 'buy' })).toBe('Buy JUP for 0.5 SOL')
  expect(describeTrade({ ...parts, mode: 'sell' })).toBe('Sell 0.5 JUP for SOL')
})
