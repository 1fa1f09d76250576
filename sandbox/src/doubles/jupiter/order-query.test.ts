import { describe, expect, it } from 'vitest'
import { orderQuery } from './order-query.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const TAKER = 'GkwFnmMDvn3HGMpJpWBg8tgJxr3NxNvg3AXxvXVPbRGJ'
const plain = { inputMint: SOL, outputMint: USDC, amount: '1000' }

describe('the query of an order', () => {
  it('takes what the original takes', () => {
    const query = {
      ...plain,
      taker: TAKER,
      slippageBps: '0',
      excludeRouters: 'metis,okx',
      swapMode: 'ExactIn',
    }
    expect(orderQuery.parse(query)).toMatchObject({
      amount: 1000n,
      slippageBps: 0,
      excludeRouters: ['metis', 'okx'],
    })
  })

  it.each([
    ['an unknown parameter', { slipageBps: '50' }],
    ['no amount', { amount: undefined }],
    ['nothing', { amount: '0' }],
    ['a fraction', { amount: '1.5' }],
    ['a negative amount', { amount: '-1' }],
    ['more than 64 bits', { amount: '18446744073709551616' }],
    ['no mint', { outputMint: 'USDC' }],
    ['a mint for itself', { outputMint: SOL }],
    ['too much slippage', { slippageBps: '10001' }],
    ['an empty slippage', { slippageBps: '' }],
    ['exact out', { swapMode: 'ExactOut' }],
    ['a fee without an account', { referralFee: '50' }],
    ['a receiver who is the taker', { taker: TAKER, receiver: TAKER }],
    ['a router that does not exist', { excludeRouters: 'metis,uniswap' }],
  ])('refuses %s', (_, change) => {
    expect(orderQuery.safeParse(plain).success).toBe(true)
    expect(orderQuery.safeParse({ ...plain, ...change }).success).toBe(false)
  })
})
