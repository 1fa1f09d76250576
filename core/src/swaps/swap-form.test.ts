import { describe, expect, it } from 'vitest'
import {
  canSwap,
  insufficientText,
  isMissingSomething,
  SWAP_LABELS,
  type SwapFacts,
  type SwapTag,
  showReceived,
  showSwapBalance,
  swapTag,
  wantsQuote,
} from './swap-form.ts'

const SOL = { address: 'native', decimals: 9 }
const USDC = { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 }
const ready: SwapFacts = {
  hasVault: true,
  sell: SOL,
  buy: USDC,
  amountText: '1.5',
  balanceRaw: 2_000_000_000n,
  quote: 'known',
  termsAgreed: true,
  isSwapping: false,
  isOffline: false,
}
const tagOf = (change: Partial<SwapFacts>): SwapTag => swapTag({ ...ready, ...change })
const labelOf = (change: Partial<SwapFacts>): string => SWAP_LABELS[tagOf(change)]('SOL')
const isOff = (change: Partial<SwapFacts>): boolean => !canSwap(tagOf(change))

describe('the swap button', () => {
  it('R2-161 goes from idle over quoting and swapping back to idle', () => {
    expect(tagOf({ amountText: '' })).toBe('no-amount')
    expect(tagOf({ quote: 'pending' })).toBe('quoting')
    expect(tagOf({})).toBe('ready')
    expect(tagOf({ isSwapping: true })).toBe('swapping')
  })
  it('R2-164 is off while quoting or swapping', () => {
    expect([isOff({ quote: 'pending' }), isOff({ quote: 'none' }), isOff({ isSwapping: true })]).toEqual([
      true,
      true,
      true,
    ])
    expect(isOff({})).toBe(false)
  })
  it('R2-165 is off without an amount', () => {
    for (const amountText of ['', '0', '0.0', '.', 'x', '1.0000000001'])
      expect(isOff({ amountText })).toBe(true)
  })
  it('R2-166 is off while a token is missing', () => {
    expect([isOff({ sell: null }), isOff({ buy: null })]).toEqual([true, true])
  })
  it('R2-167 is off when both tokens are the same, however it is spelled', () => {
    expect(tagOf({ buy: SOL })).toBe('same-token')
    const [one, other] = ['0xABCdef', '0xabcDEF'].map((address) => ({ address, decimals: 18 }))
    expect(tagOf({ sell: one ?? null, buy: other ?? null })).toBe('same-token')
  })
  it('R2-168 is off while there is a quote error', () => {
    expect(isOff({ quote: 'failed' })).toBe(true)
  })
  it('R2-169 is off when the amount exceeds the balance', () => {
    expect(tagOf({ amountText: '2.000000001' })).toBe('insufficient')
    expect(tagOf({ amountText: '2' })).toBe('ready')
    expect(tagOf({ balanceRaw: 0n })).toBe('insufficient')
  })
  it('a balance that could not be read blocks with the reason (decision D1)', () => {
    expect(tagOf({ balanceRaw: null })).toBe('balance-unknown')
    expect(tagOf({ balanceRaw: undefined })).toBe('quoting')
  })
  it('R2-058 is off until the terms are agreed to', () => {
    expect(tagOf({ termsAgreed: false })).toBe('terms')
    expect(isOff({ termsAgreed: false })).toBe(true)
  })
  it('is off without a connection, and says so before anything else that is missing', () => {
    expect(tagOf({ isOffline: true })).toBe('offline')
    expect(tagOf({ isOffline: true, amountText: '' })).toBe('offline')
    expect(tagOf({ isOffline: true, isSwapping: true })).toBe('swapping')
    expect(isOff({ isOffline: true })).toBe(true)
    expect(labelOf({ isOffline: true })).toBe("You're offline")
  })
  it('R2-068 reads as the state is', () => {
    expect(labelOf({})).toBe('Swap')
    expect(labelOf({ quote: 'pending' })).toBe('Getting quote...')
    expect(labelOf({ isSwapping: true })).toBe('Swapping...')
    expect(labelOf({ balanceRaw: 0n })).toBe('Insufficient Balance')
  })
  it('says why it is off', () => {
    expect(labelOf({ hasVault: false })).toBe('Select a vault')
    expect(labelOf({ buy: null })).toBe('Choose a token')
    expect(labelOf({ buy: SOL })).toBe('Choose another token')
    expect(labelOf({ amountText: '' })).toBe('Enter an amount')
    expect(labelOf({ quote: 'failed' })).toBe('No quote')
    expect(labelOf({ termsAgreed: false })).toBe('Agree to the terms')
    expect(labelOf({ simulation: 'fails' })).toBe('This swap would fail')
  })
  it('waits for the simulation of what it would do', () => {
    expect(tagOf({ simulation: 'pending' })).toBe('quoting')
    expect(tagOf({ simulation: 'works' })).toBe('ready')
    expect(labelOf({ simulation: 'unavailable' })).toBe('Not simulated yet')
  })
  it('R2-186 names vault, tokens and amount as what can be missing', () => {
    const missing = [{ hasVault: false }, { sell: null }, { buy: null }, { amountText: '' }]
    for (const change of missing) expect(isMissingSomething(tagOf(change))).toBe(true)
    for (const change of [{}, { buy: SOL }, { balanceRaw: 0n }]) {
      expect(isMissingSomething(tagOf(change))).toBe(false)
    }
  })
})

describe('fees', () => {
  const all = { amountText: '2', balanceRaw: 2_000_000_000n }
  const coin = { balanceRaw: 2_000_000_000n, feesRaw: 105_000n }
  it('have to be left over of the coin that is sold', () => {
    expect(labelOf({ ...all, coin })).toBe('Not enough SOL for fees')
    expect(tagOf({ coin })).toBe('ready')
    expect(tagOf({ ...all, coin: { ...coin, feesRaw: 0n } })).toBe('ready')
  })
  it('are paid in the coin whatever is sold', () => {
    const token = { sell: USDC, buy: SOL, amountText: '1', balanceRaw: 2_000_000n }
    expect(tagOf({ ...token, coin: { ...coin, balanceRaw: 1_000n } })).toBe('fees-short')
    expect(tagOf({ ...token, coin })).toBe('ready')
  })
  it('are what lacks where all of a coin is sold and the simulation fails', () => {
    expect(tagOf({ ...all, simulation: 'fails' })).toBe('fees-short')
    expect(tagOf({ amountText: '1.97', balanceRaw: 2_000_000_000n, simulation: 'fails' })).toBe('would-fail')
  })
  it('never stop anybody where nothing is known of them', () => {
    expect(tagOf({ ...all, coin: { balanceRaw: null, feesRaw: 105_000n } })).toBe('ready')
    expect(tagOf({ ...all, coin: { ...coin, feesRaw: null } })).toBe('ready')
  })
})

describe('asking for a quote', () => {
  it('R2-163 needs an amount above 0 and both tokens', () => {
    expect(wantsQuote(ready)).toBe(true)
    for (const amountText of ['', '0', '0.000', '.']) expect(wantsQuote({ ...ready, amountText })).toBe(false)
    expect(wantsQuote({ ...ready, sell: null })).toBe(false)
    expect(wantsQuote({ ...ready, buy: null })).toBe(false)
  })
})

describe('figures', () => {
  it('R2-185 says what is available', () => {
    expect(insufficientText(18_421_306_999n, 9)).toBe('Insufficient balance. Available: 18.421306')
  })
  it('R2-312 balances have six decimals, cut and never rounded up', () => {
    expect(showSwapBalance(2_140_184_210n, 6)).toBe('2,140.184210')
    expect(showSwapBalance(1_999_999_999n, 9)).toBe('1.999999')
    expect(showSwapBalance(0n, 9)).toBe('0.000000')
    expect(showSwapBalance(1n, 9)).toBe('<0.000001')
    expect(showSwapBalance(5n, 0)).toBe('5.000000')
  })
  it('R2-313 received amounts have three decimals', () => {
    expect(showReceived(1_032_013_999n, 6)).toBe('1,032.013')
    expect(showReceived(2n * 10n ** 18n, 18)).toBe('2.000')
    expect(showReceived(999n, 6)).toBe('<0.001')
  })
})
