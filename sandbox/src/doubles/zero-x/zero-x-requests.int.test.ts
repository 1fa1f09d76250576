import { NETWORKS } from '@windhover/core/authority/networks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestZeroX, type TestZeroX } from './start-test-zero-x.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

let zeroX: TestZeroX
beforeAll(async () => {
  zeroX = await startTestZeroX()
})
afterEach(() => zeroX.faults.clear())
afterAll(() => zeroX?.stop())

describe('what it refuses', () => {
  const good = {
    chainId: `${NETWORKS.practice.ethereum}`,
    sellToken: USDC,
    buyToken: WETH,
    sellAmount: '1000000',
  }

  it('a price without a key, and any version but the second', async () => {
    expect((await zeroX.get('/swap/allowance-holder/price', good, { '0x-version': 'v2' })).status).toBe(401)
    expect((await zeroX.get('/swap/allowance-holder/price', good, { '0x-api-key': 'practice' })).status).toBe(
      404,
    )
    expect((await zeroX.get('/swap/allowance-holder/price', good)).status).toBe(200)
  })

  it.each([
    ['two amounts', { ...good, buyAmount: '1' }, 'sellAmount'],
    [
      'no amount',
      { chainId: `${NETWORKS.practice.ethereum}`, sellToken: USDC, buyToken: WETH },
      'sellAmount',
    ],
    ['an unknown parameter', { ...good, slippage: '1' }, 'slippage'],
    ['a fraction', { ...good, sellAmount: '1.5' }, 'sellAmount'],
    ['another chain', { ...good, chainId: '8453' }, 'chainId'],
    [
      'a missing token',
      { chainId: `${NETWORKS.practice.ethereum}`, sellToken: USDC, sellAmount: '1' },
      'buyToken',
    ],
    ['no address', { ...good, buyToken: 'WETH' }, 'buyToken'],
    ['the same token twice', { ...good, buyToken: USDC }, 'buyToken'],
    ['too much slippage', { ...good, slippageBps: '10001' }, 'slippageBps'],
    ['two slippages', { ...good, slippageBps: '1', slippagePpm: '100' }, 'slippagePpm'],
    ['a fee for nobody', { ...good, swapFeeBps: '10' }, 'swapFeeBps'],
  ])('%s', async (_what, query, field) => {
    const { status, body } = await zeroX.get('/swap/allowance-holder/price', query)
    expect([status, body.name, body.message]).toEqual([400, 'INPUT_INVALID', 'The input is invalid'])
    expect(body.data.zid).toMatch(/^0x[0-9a-f]{24}$/)
    expect(body.data.details).toEqual([{ field, reason: expect.any(String) }])
  })

  it('a firm quote without a taker', async () => {
    const { body } = await zeroX.get('/swap/permit2/quote', good)
    expect(body.data.details).toEqual([{ field: 'taker', reason: 'Required' }])
  })

  it('too many requests, and any request while it is broken', async () => {
    zeroX.faults.set({ target: 'zero-x', kind: 'rate-limit', times: 1 })
    const limited = await zeroX.get('/swap/allowance-holder/price', good)
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '1'])
    zeroX.faults.set({ target: 'zero-x', kind: 'server-error', times: 1 })
    expect((await zeroX.get('/swap/allowance-holder/price', good)).body.name).toBe('INTERNAL_SERVER_ERROR')
    expect((await zeroX.get('/swap/allowance-holder/price', good)).status).toBe(200)
  })
})
