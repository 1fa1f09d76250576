import { NETWORKS } from '@windhover/core/authority/networks'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { SAMPLE_COSIGNER, SAMPLE_EVM_OWNER, SAMPLE_NOW_MS, swapOf } from '@windhover/testkit/sample-facts'
import { hashOrderPermit } from '@windhover/testkit/slow-check-order'
import { keccak256, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { planAction } from '../plan-action.ts'

const { token: USDC } = SAMPLE_ORDER.input
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const swap = swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: DAI })
const output = { token: DAI, startAmount: '1000', endAmount: '910', recipient: SAMPLE_EVM_OWNER }

function plan(
  change: Partial<DutchOrder> = {},
  intent: Partial<SwapIntent> = {},
  cosigners = [SAMPLE_COSIGNER],
) {
  const action = { chain: 'ethereum', order: { ...SAMPLE_ORDER, ...change } } as const
  const given = {
    feeAccount: null,
    settlers: [],
    cosigners,
    chainIds: NETWORKS.practice,
    nowMs: SAMPLE_NOW_MS,
    owner: SAMPLE_EVM_OWNER,
    step: 0,
  }
  return planAction({ ...given, intent: { ...swap, ...intent }, action })
}

describe('an order', () => {
  it('is hashed as viem hashes it, named by its own hash, and one per nonce', () => {
    const { message, slot, role, spends, recipient } = plan()
    expect(keccak256(message)).toBe(hashOrderPermit(SAMPLE_ORDER))
    expect({ slot, role, spends, recipient }).toEqual({
      slot: `order:${SAMPLE_ORDER.nonce}`,
      role: 'main',
      spends: true,
      recipient: null,
    })
    expect(plan({ nonce: '007' }).slot).toBe('order:7')
  })

  it('is completed by nobody where the list is empty', () => {
    expect(() => plan({}, {}, [])).toThrow('a cosigner that is not on the list')
  })

  it('ends with the signature as contracts take it', () => {
    const { signedTransaction } = plan().finish({ bytes: Buffer.alloc(64, 1), recovery: 1 })
    expect(signedTransaction).toBe(`0x${'01'.repeat(64)}1c`)
  })

  it('may pay in the coin, and in two parts', () => {
    expect(plan({ outputs: [{ ...output, token: zeroAddress }] }, { buyToken: 'native' }).role).toBe('main')
    const half = { ...output, startAmount: '500', endAmount: '450' }
    expect(plan({ outputs: [half, half] }).role).toBe('main')
  })

  it.each<[string, Partial<DutchOrder>]>([
    ['another reactor', { reactor: THIEF }],
    ['another swapper', { swapper: THIEF }],
    ['another cosigner', { cosigner: THIEF }],
    ['no cosigner', { cosigner: zeroAddress }],
    ['another token sold', { input: { ...SAMPLE_ORDER.input, token: DAI } }],
    ['more sold in the end', { input: { ...SAMPLE_ORDER.input, endAmount: '701' } }],
    ['more sold at first', { input: { ...SAMPLE_ORDER.input, startAmount: '701' } }],
    ['another recipient', { outputs: [{ ...output, recipient: THIEF }] }],
    ['another token bought', { outputs: [{ ...output, token: USDC }] }],
    ['less than promised in the end', { outputs: [{ ...output, endAmount: '899' }] }],
    ['an amount that rises', { outputs: [{ ...output, startAmount: '909' }] }],
    ['an extra output to somebody', { outputs: [output, { ...output, recipient: THIEF }] }],
    ['an extra output of something', { outputs: [output, { ...output, token: THIEF }] }],
    ['a deadline past half an hour', { deadline: SAMPLE_NOW_MS / 1_000 + 1_801 }],
    ['a number that is none', { nonce: `${1n << 256n}` }],
  ])('is refused with %s', (_, change) => {
    expect(() => plan(change)).toThrow()
  })

  it.each<[string, Partial<SwapIntent>]>([
    ['another venue', { venue: 'zero-x' }],
    ['another chain', { chain: 'bsc' }],
    ['the coin sold', { sellToken: 'native' }],
    ['a wide slippage', { quotedBuyAmountRaw: '1501' }],
  ])('is refused where %s was approved', (_, change) => {
    expect(() => plan({}, change)).toThrow()
  })

  it('is refused for a token that is bought with itself', () => {
    expect(() => plan({ outputs: [{ ...output, token: USDC }] }, { buyToken: USDC })).toThrow('for itself')
  })
})
