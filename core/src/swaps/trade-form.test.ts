import { describe, expect, it } from 'vitest'
import { swapErrors } from './errors.ts'
import { fillAmount } from './fill-percentage.ts'
import { presetAmounts } from './preset-amounts.ts'
import { type SwapFacts, type SwapTag, swapTag } from './swap-form.ts'
import {
  showTradeBalance,
  TRADE_DEBOUNCE_MS,
  TRADE_LABELS,
  tradedToken,
  tradeProblem,
  tradeSides,
  tradeTitle,
} from './trade-form.ts'
import { tradeEndedBadly, tradeSucceeded } from './trade-outcome.ts'

const UNI = { address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', symbol: 'UNI', decimals: 18 }
const WETH = { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', symbol: 'WETH', decimals: 18 }
const HBAR = { address: 'native', symbol: 'HBAR', decimals: 8 }
const SOL = { address: 'native', decimals: 9 }
const JUP = { address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', symbol: 'JUP', decimals: 6 }

const facts = (changed: Partial<SwapFacts> = {}): SwapFacts => ({
  hasVault: true,
  sell: SOL,
  buy: JUP,
  amountText: '0.5',
  balanceRaw: 500_000_000n,
  quote: 'known',
  termsAgreed: true,
  isSwapping: false,
  isOffline: false,
  ...changed,
})
const say = (changed: Partial<SwapFacts>) => TRADE_LABELS[swapTag(facts(changed))]('Buy JUP')

describe('buying and selling in a dialog', () => {
  it('R2-084 is titled with what it does', () => {
    expect([tradeTitle('buy', 'JUP'), tradeTitle('sell', 'JUP')]).toEqual([
      'Buy JUP Tokens',
      'Sell JUP Tokens',
    ])
  })

  it('R2-086 its button says what it does, that it works, or that there is too little', () => {
    expect(say({})).toBe('Buy JUP')
    expect(say({ isSwapping: true })).toBe('Processing...')
    expect(say({ amountText: '0.500000001' })).toBe('Insufficient balance')
    expect(say({ isOffline: true })).toBe("You're offline")
  })

  it('R2-088 R2-089 R2-091 the coin and its wrapped form are traded against USDC', () => {
    expect(tradeSides('hedera', 'buy', HBAR)).toMatchObject({ sell: { symbol: 'USDC' }, buy: HBAR })
    expect(tradeSides('ethereum', 'sell', WETH)).toMatchObject({ sell: WETH, buy: { symbol: 'USDC' } })
  })

  it('R2-090 R2-091 everything else against the coin', () => {
    expect(tradeSides('ethereum', 'buy', UNI)).toMatchObject({ sell: { address: 'native', symbol: 'ETH' } })
    expect(tradeSides('bsc', 'sell', UNI)).toMatchObject({ sell: UNI, buy: { symbol: 'BNB' } })
  })

  it('wrapped SOL is traded as SOL', () => {
    expect(tradedToken('solana', 'So11111111111111111111111111111111111111112')).toBe('native')
    expect(tradedToken('ethereum', WETH.address)).toBe(WETH.address)
    expect(tradedToken('solana', JUP.address)).toBe(JUP.address)
  })

  it.each<[string, SwapTag]>([
    ['', 'no-amount'],
    ['0', 'no-amount'],
    ['0.5', 'ready'],
    ['0.500000001', 'insufficient'],
  ])('R2-193 R2-206 an amount of %j is %s', (amountText, tag) => {
    expect(swapTag(facts({ amountText }))).toBe(tag)
  })

  it('R2-206 names what is there when there is too little', () => {
    expect(tradeProblem('insufficient', { balanceRaw: 500_000_000n, decimals: 9 })).toBe(
      'Insufficient balance. Available: 0.500000',
    )
    expect(tradeProblem('ready', { balanceRaw: 5n, decimals: 9 })).toBeNull()
  })

  it('R2-092 R2-294 the amount rests 400 ms in the EVM and Hedera dialogs, 500 on Solana', () => {
    expect(TRADE_DEBOUNCE_MS).toEqual({ solana: 500, ethereum: 400, bsc: 400, hedera: 400 })
  })

  it('R2-314 shows three decimals for buying and six for selling on Solana', () => {
    const balance = { chain: 'solana', balanceRaw: 18_421_306_789n, decimals: 9 } as const
    expect(showTradeBalance({ ...balance, mode: 'buy' })).toBe('18.421')
    expect(showTradeBalance({ ...balance, mode: 'sell' })).toBe('18.421306')
    expect(showTradeBalance({ ...balance, mode: 'buy', balanceRaw: 2_000_000_000n })).toBe('2.000')
    expect(showTradeBalance({ ...balance, mode: 'buy', balanceRaw: 1n })).toBe('<0.001')
    expect(showTradeBalance({ ...balance, chain: 'bsc', mode: 'buy' })).toBe('18.421306')
  })

  it('R2-192 Max leaves something, of the coin for its fees (G23)', () => {
    const balance = { balanceRaw: 2_000_000_000n, decimals: 9 }
    expect(fillAmount('max', { ...balance, isNative: true })).toBe('1.97')
    expect(fillAmount('max', { ...balance, isNative: false })).toBe('1.98')
  })

  it('offers half of what was set, all of it and twice as much', () => {
    expect(presetAmounts(0.25, 9)).toEqual(['0.125', '0.25', '0.5'])
    expect(presetAmounts(100, 8)).toEqual(['50', '100', '200'])
    expect(presetAmounts(0.000001, 6)).toEqual(['0.000001', '0.000002'])
    expect(presetAmounts(0, 9)).toEqual([])
  })
})

describe('how a trade ended', () => {
  const buy = { chain: 'solana', mode: 'buy', symbol: 'JUP' } as const
  const said = (text: string) => ({ code: swapErrors.failed.code, text })
  it('R3-174 a purchase on Solana was successful', () => {
    expect(tradeSucceeded(buy)).toEqual({
      title: 'Purchase successful!',
      description: 'Successfully bought JUP',
    })
  })
  it('R3-173 a sale on Solana is completed, elsewhere tokens were swapped (C18)', () => {
    expect(tradeSucceeded({ ...buy, mode: 'sell' })).toEqual({ title: 'Transaction completed successfully' })
    expect(tradeSucceeded({ ...buy, chain: 'bsc' })).toEqual({ title: 'Swapped tokens successfully' })
    expect(tradeSucceeded({ ...buy, chain: 'hedera' })).toEqual({ title: 'Swapped tokens successfully' })
  })
  it('R3-162 a purchase that a server without words did not take', () => {
    expect(tradeEndedBadly(buy, { reason: null, wasTaken: false })).toEqual({
      title: 'Transaction failed',
      description: 'Failed to buy token',
    })
    expect(tradeEndedBadly(buy, { reason: said('Paused.'), wasTaken: false }).description).toBe('Paused.')
  })
  it('R2-264 R2-265 gives the reason, or says that there is none', () => {
    const taken = { reason: null, wasTaken: true }
    expect(tradeEndedBadly(buy, taken).description).toBe('An error occurred during the transaction')
    expect(tradeEndedBadly({ ...buy, chain: 'ethereum' }, taken)).toEqual({
      title: 'Transaction failed',
      description: 'Unknown error',
    })
    expect(tradeEndedBadly({ ...buy, chain: 'bsc' }, { ...taken, reason: said('No gas.') }).description).toBe(
      'No gas.',
    )
  })
})
