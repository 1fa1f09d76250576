import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { describe, expect, it } from 'vitest'
import { makeIntent } from '../../features/transactions/__fixtures__/make-intent.ts'
import { describeIntent } from './describe-intent.ts'

const common = { id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001', vaultId: '1042' }
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const to = '0x91aC04bE77c2Dd51A0e63F58cC4b1A29f03577e2'
const usdcReceipt: IntentView['receipt'] = {
  quoted: [{ token: USDC, symbol: 'USDC', decimals: 6, amountRaw: '-300000000', amountUsd: 300 }],
  executed: [],
  fees: [],
  confirmedAt: null,
}

const SWAP = {
  venue: 'jupiter',
  sellToken: 'native',
  buyToken: USDC,
  quotedBuyAmountRaw: '300000000',
  minBuyAmountRaw: '294000000',
  slippageBps: 200,
  serviceFeeRaw: null,
} as const

describe('describeIntent', () => {
  it.each<[string, Intent, IntentView['receipt']]>([
    [
      'Send 0.12 ETH to 0x91aC…77e2',
      {
        ...common,
        type: 'transfer',
        chain: 'ethereum',
        token: 'native',
        to,
        amountRaw: '120000000000000000',
      },
      null,
    ],
    [
      'Send 300 USDC to 0x91aC…77e2',
      { ...common, type: 'transfer', chain: 'solana', token: USDC, to, amountRaw: '300000000' },
      usdcReceipt,
    ],
    [
      'Send token EPjF…Dt1v to 0x91aC…77e2',
      { ...common, type: 'transfer', chain: 'solana', token: USDC, to, amountRaw: '300000000' },
      null,
    ],
    ['Wrap 0.35 SOL', { ...common, type: 'wrap', chain: 'solana', amountRaw: '350000000' }, null],
    ['Unwrap 2 WHBAR', { ...common, type: 'unwrap', chain: 'hedera', amountRaw: '200000000' }, null],
    ['Unwrap all WSOL', { ...common, type: 'unwrap', chain: 'solana', amountRaw: 'all' }, null],
    ['Accept token 0.0.731904', { ...common, type: 'associate', chain: 'hedera', token: '0.0.731904' }, null],
    [
      'Swap 2.5 SOL for USDC',
      { ...common, type: 'swap', chain: 'solana', ...SWAP, sellAmountRaw: '2500000000' },
      usdcReceipt,
    ],
    [
      'Swap 2.5 SOL for EPjF…Dt1v',
      { ...common, type: 'swap', chain: 'solana', ...SWAP, sellAmountRaw: '2500000000' },
      null,
    ],
  ])('says %s', (words, intent, receipt) => {
    expect(describeIntent(makeIntent({ intent, receipt }))).toBe(words)
  })
})
