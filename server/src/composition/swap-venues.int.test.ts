import { askFaucet } from '@windhover/testkit/ask-faucet'
import { findTrap } from '@windhover/testkit/find-trap'
import { switchFault } from '@windhover/testkit/lane-world'
import { passChainTime } from '@windhover/testkit/pass-chain-time'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { createEvmSwapSigner, createSolanaSwapSigner, type SwapSigner } from '@windhover/testkit/swap-signer'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createJupiterSwap } from '../adapters/jupiter-swap/index.ts'
import { createUniswapX } from '../adapters/uniswap-x/index.ts'
import { type Config, readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import type { ChainAdapters } from '../ports/chain.ts'
import type { SwapVenue, SwapVenues } from '../ports/swap-venue.ts'
import { buildChains } from './build-chains.ts'
import { buildVenues } from './build-venues.ts'

const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

const OTHERS = {
  PUBLIC_ORIGIN: 'http://localhost:4700',
  DATABASE_URL: 'postgres://localhost/none',
  REDIS_URL: 'redis://localhost',
  RESTATE_INGRESS_URL: 'http://localhost:1',
  RESTATE_ADMIN_URL: 'http://localhost:1',
  SIGNER_SOCKET: '/nonexistent/signer.sock',
  WITNESS_SOCKETS: '/nonexistent/witness.sock',
  AUTH_SECRET: 'a secret that is long enough for tests',
  WORLD: 'practice',
}

let sandbox: TestSandbox
let config: Config
let chains: ChainAdapters
let venues: SwapVenues
let solanaKey: SwapSigner
let evmKey: SwapSigner
beforeAll(async () => {
  sandbox = await startTestSandbox()
  config = readConfig({ ...NO_PROVIDERS, ...OTHERS, ...sandbox.env })
  const built = buildChains(config.providers, systemClock)
  chains = built.chains
  venues = buildVenues({ config, clock: systemClock, ...built })
  solanaKey = await createSolanaSwapSigner()
  evmKey = createEvmSwapSigner()
  const keys = { solana: solanaKey.address, evm: evmKey.address }
  await askFaucet(sandbox, { ...keys, chains: ['solana', 'ethereum', 'bsc', 'hedera'] })
})
afterEach(async () => {
  await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })
})
afterAll(() => sandbox?.stop())

const common = { slippageBps: 100, taker: null }
const REQUESTS = {
  jupiter: {
    ...common,
    chain: 'solana' as const,
    sellToken: SOLANA_USDC,
    buyToken: 'native',
    sellAmountRaw: 1_000_000n,
  },
  'zero-x': {
    ...common,
    chain: 'ethereum' as const,
    sellToken: 'native',
    buyToken: USDC,
    sellAmountRaw: 10n ** 16n,
  },
  'uniswap-x': {
    ...common,
    chain: 'ethereum' as const,
    sellToken: USDC,
    buyToken: WETH,
    sellAmountRaw: 5_000_000n,
  },
  saucerswap: {
    ...common,
    chain: 'hedera' as const,
    sellToken: 'native',
    buyToken: '0.0.456858',
    sellAmountRaw: 1_000_000_000n,
  },
}
const TARGETS = [
  ['jupiter', 'jupiter'],
  ['zero-x', 'zero-x'],
  ['uniswap-x', 'uniswap'],
  ['saucerswap', 'hedera-mirror'],
] as const

const ownerOf = (venue: keyof typeof REQUESTS) => (venue === 'jupiter' ? solanaKey.address : evmKey.address)

describe.each(TARGETS)('%s with the switches of %s', (venue, target) => {
  it.each([
    ['rate-limit', 'swap/venueBusy'],
    ['server-error', 'swap/venueUnavailable'],
    ['drop', 'swap/venueUnavailable'],
  ])('%s: %s, and well again afterwards', async (kind, code) => {
    await switchFault(sandbox, { target, kind })
    const request = REQUESTS[venue]
    const refusal = { code, retryable: true }
    await expect(venues[venue].quote(request)).rejects.toMatchObject(refusal)
    const order = { ...request, owner: ownerOf(venue), minBuyAmountRaw: 1n }
    await expect(venues[venue].build(order)).rejects.toMatchObject({ retryable: true })
    await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })
    expect((await venues[venue].quote(request)).buyAmountRaw).toBeGreaterThan(0n)
  })
})

describe.each(TARGETS.slice(0, 3))('%s that lies', (venue, target) => {
  it('finds out a price that was too good when it is built', async () => {
    await switchFault(sandbox, { target, kind: 'lie', amount: 200, times: 1 })
    const request = REQUESTS[venue]
    const { minBuyAmountRaw } = await venues[venue].quote(request)
    const order = { ...request, owner: ownerOf(venue), minBuyAmountRaw }
    await expect(venues[venue].build(order)).rejects.toMatchObject({ code: 'swap/priceMoved' })
  })
})

describe('0x in trouble', () => {
  it('builds nothing that the chain would refuse: a lie in the calldata, a quote that has run out', async () => {
    const order = { ...REQUESTS['zero-x'], owner: evmKey.address, minBuyAmountRaw: 1n }
    for (const kind of ['lie', 'expire']) {
      await switchFault(sandbox, { target: 'zero-x', kind, times: 1 })
      await expect(venues['zero-x'].build(order), kind).rejects.toMatchObject({ code: 'swap/failed' })
    }
  })

  it('finds no price for what nobody may sell', async () => {
    const sellToken = await findTrap(sandbox, 'ethereum')
    const request = { ...REQUESTS['uniswap-x'], sellToken, taker: evmKey.address }
    await expect(venues['uniswap-x'].quote(request)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
  })
})

describe('Jupiter in trouble', () => {
  async function signOne(venue: SwapVenue) {
    const order = { ...REQUESTS.jupiter, owner: solanaKey.address, minBuyAmountRaw: 1n }
    const [action] = (await venue.build(order)).actions
    if (action?.chain !== 'solana') throw new Error('nothing was built')
    return { signed: await solanaKey.sign(action), height: action.lastValidBlockHeight }
  }

  it('leaves to the chain what became of bytes that were late', async () => {
    await switchFault(sandbox, { target: 'jupiter', kind: 'expire', times: 1 })
    const { signed, height } = await signOne(venues.jupiter)
    const id = await venues.jupiter.relay?.submit(signed)
    const status = { transactionId: id ?? '', lastValidBlockHeight: height }
    await waitUntil({
      what: 'the height to pass',
      check: async () => (await chains.solana.getStatus(status)).state === 'expired',
    })
  })

  it('hands in once more what got no answer, and it counts once', async () => {
    const impatient = createJupiterSwap({ ...config.providers.jupiter, timeoutMs: 2_000 })
    const { signed } = await signOne(impatient)
    await switchFault(sandbox, {
      target: 'jupiter',
      kind: 'timeout-after-success',
      match: '/execute',
      times: 1,
    })
    await expect(impatient.relay?.submit(signed)).rejects.toMatchObject({
      code: 'swap/venueUnavailable',
      retryable: true,
    })
    const id = (await impatient.relay?.submit(signed)) ?? ''
    await waitUntil({
      what: 'the swap in the chain',
      check: async () => (await chains.solana.getStatus({ transactionId: id })).state === 'confirmed',
    })
    expect(await impatient.relay?.submit(signed)).toBe(id)
  })
})

describe('Uniswap X in trouble', () => {
  async function submitUnpaid() {
    const order = { ...REQUESTS['uniswap-x'], owner: evmKey.address, minBuyAmountRaw: 1n }
    const { actions } = await venues['uniswap-x'].build(order)
    const last = actions.at(-1)
    if (actions.length !== 2 || last === undefined || !('order' in last)) throw new Error('no order')
    // Signed without the approval in front of it, so that no filler can take it.
    return await evmKey.sign(last)
  }
  const ahead = { now: () => new Date(Date.now() + 10 * 60_000) }

  it('holds an order for open until nobody can fill it any more, whatever the venue calls it', async () => {
    const relay = venues['uniswap-x'].relay
    const signed = await submitUnpaid()
    await switchFault(sandbox, {
      target: 'uniswap',
      kind: 'timeout-after-success',
      match: '/order',
      times: 1,
    })
    await expect(relay?.submit(signed)).rejects.toMatchObject({ retryable: true })
    const id = (await relay?.submit(signed)) ?? ''
    await waitUntil({
      what: 'the venue to find the order unpaid',
      check: async () => {
        const page = await relay?.listOrders?.({ owner: evmKey.address, cursor: null })
        return page?.orders.find((each) => each.orderId === id)?.status === 'insufficient-funds'
      },
    })
    expect(await relay?.getStatus?.({ id })).toEqual({ state: 'pending' })
    const { uniswap, ethereum } = config.providers
    const later = createUniswapX({
      ...uniswap,
      rpcUrl: ethereum.rpcUrl,
      evmChainId: ethereum.evmChainId,
      chain: chains.ethereum,
      clock: ahead,
    })
    expect(await later.relay?.getStatus?.({ id })).toEqual({ state: 'expired' })
  })

  it('knows its order again when the venue takes it no more', async () => {
    const relay = venues['uniswap-x'].relay
    await switchFault(sandbox, { target: 'uniswap', kind: 'expire', times: 1 })
    const signed = await submitUnpaid()
    const id = (await relay?.submit(signed)) ?? ''
    expect(await relay?.getStatus?.({ id })).toEqual({ state: 'pending' })
    await passChainTime(sandbox, 200)
    await waitUntil({
      what: 'the order to expire',
      check: async () => (await relay?.getStatus?.({ id }))?.state === 'expired',
    })
    expect(await relay?.submit(signed)).toBe(id)
  })

  it('says that an order came too late', async () => {
    const signed = await submitUnpaid()
    await passChainTime(sandbox, 200)
    await expect(venues['uniswap-x'].relay?.submit(signed)).rejects.toMatchObject({
      code: 'swap/orderExpired',
      retryable: false,
    })
  })
})
