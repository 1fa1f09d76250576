import { address, type KeyPairSigner } from '@solana/kit'
import { freePorts } from '@windhover/testkit/free-port'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { execute, getJson, order, sign, swap } from './call-jupiter.ts'
import { double } from './index.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const QUERY = { inputMint: USDC, outputMint: BONK, amount: '1000000' }
const PRICE = `/price/v3?ids=${BONK}`

let test: TestWorld
let owner: KeyPairSigner
beforeAll(async () => {
  test = await startTestWorld([double], await freePorts(3))
})
afterAll(() => test?.stop())
beforeEach(async () => {
  test.world.faults.clear()
  owner = await test.wallet(1_000_000_000n, { [USDC]: 10_000_000n })
})

const held = (mint: string) => test.world.solana.tokenAmount(owner.address, address(mint))

it('drops a request', async () => {
  test.world.faults.set({ target: 'jupiter', kind: 'drop', times: 1 })
  await expect(getJson(test, PRICE)).rejects.toThrow('fetch failed')
  expect((await getJson(test, PRICE)).status).toBe(200)
})

it('delays an answer', async () => {
  test.world.faults.set({ target: 'jupiter', kind: 'delay', times: 1, delayMs: 150 })
  const startedAtMs = performance.now()
  await getJson(test, PRICE)
  expect(performance.now() - startedAtMs).toBeGreaterThan(140)
})

it('tells its limits on every answer, and refuses by them', async () => {
  const ask = () => fetch(`${test.url}/jupiter${PRICE}`)
  const before = await ask()
  expect(Number(before.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0)
  expect(Number(before.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1_000)
  test.world.faults.set({ target: 'jupiter', kind: 'rate-limit', times: 1 })
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('x-ratelimit-remaining'))).toBeLessThan(0)
  expect((await ask()).status).toBe(200)
})

it('breaks', async () => {
  test.world.faults.set({ target: 'jupiter', kind: 'server-error', times: 1 })
  expect(await getJson(test, PRICE)).toEqual({ status: 500, body: { error: 'Internal server error' } })
})

it('executes, and the answer is lost', async () => {
  const { transaction, requestId, outAmount } = await order(test, { ...QUERY, taker: owner.address })
  const body = { signedTransaction: await sign(transaction, owner), requestId }
  test.world.faults.set({
    target: 'jupiter',
    kind: 'timeout-after-success',
    match: '/execute',
    times: 1,
    delayMs: 50,
  })
  await expect(execute(test, body)).rejects.toThrow()
  await waitUntil({ what: 'the swap on chain', check: () => held(BONK) === outAmount })
  expect(await execute(test, body)).toMatchObject({
    status: 'Success',
    totalOutputAmount: outAmount.toString(),
  })
  expect(held(USDC)).toBe(9_000_000n)
})

it('gives out an order that has already expired', async () => {
  test.world.faults.set({ target: 'jupiter', kind: 'expire', times: 1 })
  const { quoted, executed } = await swap(test, owner, QUERY)
  expect(BigInt(quoted.lastValidBlockHeight ?? 0)).toBeLessThan(test.world.solana.blockHeight())
  expect(executed).toMatchObject({ status: 'Failed', code: -1004 })
  const wire = Buffer.from(await sign(quoted.transaction, owner), 'base64')
  await expect(test.world.solana.send(wire)).rejects.toThrow('Blockhash not found')
  expect((await swap(test, owner, QUERY)).executed.status).toBe('Success')
})

it('lies about an order, whose transaction still does what is right', async () => {
  const honest = await order(test, QUERY)
  test.world.faults.set({ target: 'jupiter', kind: 'lie', match: '/order', amount: 150, times: 1 })
  const { quoted, executed } = await swap(test, owner, QUERY)
  expect(Number(quoted.outAmount) / Number(honest.outAmount)).toBeCloseTo(1.5, 1)
  expect(Number(held(BONK)) / Number(honest.outAmount)).toBeCloseTo(1, 1)
  expect(executed.totalOutputAmount).toBe(held(BONK).toString())
})

it('lies about prices', async () => {
  const { market, clock } = test.world
  test.world.faults.set({ target: 'jupiter', kind: 'lie', amount: 50, times: 2 })
  const told = (await getJson(test, PRICE)).body
  const searched = (await getJson(test, `/tokens/v2/search?query=${BONK}`)).body
  const half = market.priceUsd('BONK', clock.nowMs()) / 2
  const near = { asymmetricMatch: (value: unknown) => Math.abs(Number(value) / half - 1) < 0.05 }
  expect(told).toMatchObject({ [BONK]: { usdPrice: near } })
  expect(searched).toMatchObject([{ usdPrice: near }])
})

it('sends twice, and it is applied once', async () => {
  test.world.faults.set({ target: 'jupiter', kind: 'duplicate', times: 1 })
  expect((await swap(test, owner, QUERY)).executed.status).toBe('Success')
  expect(test.world.faults.list()).toEqual([])
  expect(held(USDC)).toBe(9_000_000n)
})
