import { setTimeout as sleep } from 'node:timers/promises'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const CARDS = 1_000
const AT_ONCE = 100

let proxy: CountingProxy
let world: MoneyWorld

beforeAll(async () => {
  const sandbox = await useSandbox()
  proxy = await startCountingProxy(sandbox.env)
  world = await openMoneyWorld({
    only: ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'transactions', 'swaps'],
    fund: [],
    sandbox,
    through: () => proxy.env,
  })
}, 120_000)
afterAll(async () => {
  await world?.stop()
  await proxy?.close()
})

/** So many cards ask the same, a hundred at a time. */
async function askAll(ask: () => Promise<{ status: number }>): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let done = 0; done < CARDS; done += AT_ONCE)
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, async () => (await ask()).status))))
  return statuses
}

const askedWhere = (pattern: RegExp) => proxy.asked().filter((line) => pattern.test(line)).length

describe('a thousand open cards on one pair', () => {
  it('cost one firm quote a second, however many ask for the same amount', async () => {
    const asked = { fromMint: SOL, toMint: USDC, amount: '0.5' }
    proxy.reset()
    const startedMs = performance.now()
    const statuses = await askAll(() => world.call('POST', '/api/solana/swap/quote', asked))
    const seconds = (performance.now() - startedMs) / 1_000
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(askedWhere(/\/swap\/v2\/order/)).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  })

  it('share one stream of prices: at most one question a second goes upstream', async () => {
    proxy.reset()
    const startedMs = performance.now()
    const statuses = await askAll(() => world.call('GET', `/api/prices?tokens=solana:native,solana:${USDC}`))
    await sleep(2_000)
    const seconds = (performance.now() - startedMs) / 1_000
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(askedWhere(/price\/v3/)).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  })
})
