import type { ProposalView } from '@windhover/core/transactions/proposal'
import { describe, expect, it } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const TO = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'
const SOL = { address: 'native', symbol: 'SOL', decimals: 9, isVerified: true }
const USDC = { address: 'EPjFWdd5', symbol: 'USDC', decimals: 6, isVerified: true }

/** Only what is read of a card. */
const card = (intent: object, tokens: readonly object[] = [SOL, USDC]) =>
  ({ intents: [{ intent, tokens }] }) as unknown as ProposalView
const send = card({ type: 'transfer', chain: 'solana', token: 'native', to: TO, amountRaw: '10000000' })
const swap = card({
  type: 'swap',
  chain: 'solana',
  sellToken: 'native',
  buyToken: 'EPjFWdd5',
  sellAmountRaw: '500000000',
  quotedBuyAmountRaw: '1',
  minBuyAmountRaw: '1',
})

describe('a card that the person typed', () => {
  it.each([
    [`send 0.01 SOL to ${TO}`, send],
    [`please send .01 sol to ${TO}, thanks`, send],
    ['swap 0.5 SOL for USDC', swap],
    ['sell 0.50 sol, I want usdc', swap],
  ])('is %s', (typed, view) => expect(saysTheSame(typed, view)).toBe(true))

  it.each([
    ['another amount', `send 0.02 SOL to ${TO}`, send],
    ['another recipient', `send 0.01 SOL to ${TO.replace('G', 'H')}`, send],
    ['no recipient', 'send 0.01 SOL to my friend', send],
    ['another token', `send 0.01 USDC to ${TO}`, send],
    ['a part of a word', `send 0.01 SOLANA to ${TO}`, send],
    ['an amount in dollars', 'swap $80 of SOL for USDC', swap],
    ['the other way round', 'swap 0.5 USDC for SOL2', swap],
    ['nothing', '', swap],
  ])('is not with %s', (_what, typed, view) => expect(saysTheSame(typed, view)).toBe(false))

  it('is not one with a borrowed symbol, unless it is named by its address', () => {
    const fake = { ...USDC, address: 'Fake111', isVerified: false }
    const bought = { ...swap.intents[0]?.intent, buyToken: 'Fake111' }
    expect(saysTheSame('swap 0.5 SOL for USDC', card(bought, [SOL, fake]))).toBe(false)
    expect(saysTheSame('swap 0.5 SOL for Fake111', card(bought, [SOL, fake]))).toBe(true)
  })

  it('is one intent', () => {
    const [only] = send.intents
    if (only === undefined) throw new Error('no intent')
    expect(saysTheSame(`send 0.01 SOL to ${TO}`, { ...send, intents: [only, only] })).toBe(false)
  })
})
