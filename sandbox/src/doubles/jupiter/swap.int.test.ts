import { type Address, address, generateKeyPairSigner } from '@solana/kit'
import { freePorts } from '@windhover/testkit/free-port'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '../../universe/listing.ts'
import { getJson, order, swap } from './call-jupiter.ts'
import { double } from './index.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const ONE_SOL = 1_000_000_000n
const HUNDRED_USDC = 100_000_000n

let test: TestWorld
beforeAll(async () => {
  test = await startTestWorld([double], await freePorts(3))
})
afterAll(() => test?.stop())

const held = (owner: Address, mint: string) => test.world.solana.tokenAmount(owner, address(mint))
const find = (wanted: (listing: Listing) => boolean) => {
  const listing = test.world.universe.onChain('solana').find(wanted)
  if (!listing) throw new Error('the universe has no such token')
  return listing
}

describe('a swap', () => {
  it('buys and sells, and the chain agrees with the answer to the last unit', async () => {
    const owner = await test.wallet(ONE_SOL, { [USDC]: HUNDRED_USDC })
    const buying = await swap(test, owner, { inputMint: USDC, outputMint: BONK, amount: '40000000' })
    expect(buying.executed).toMatchObject({
      status: 'Success',
      code: 0,
      totalInputAmount: '40000000',
      totalOutputAmount: buying.quoted.outAmount.toString(),
    })
    expect(held(owner.address, USDC)).toBe(60_000_000n)
    expect(held(owner.address, BONK)).toBe(buying.quoted.outAmount)
    expect(buying.quoted.outUsdValue).toBeGreaterThan(39.5)
    expect(buying.quoted.outUsdValue).toBeLessThan(40)

    const all = held(owner.address, BONK)
    const selling = await swap(test, owner, { inputMint: BONK, outputMint: USDC, amount: all.toString() })
    expect(selling.executed).toMatchObject({ status: 'Success', totalInputAmount: all.toString() })
    expect(held(owner.address, BONK)).toBe(0n)
    expect(held(owner.address, USDC)).toBe(60_000_000n + selling.quoted.outAmount)
    expect(held(owner.address, USDC)).toBeLessThan(HUNDRED_USDC)
  })

  it('takes SOL itself, fees and rent as announced', async () => {
    const owner = await test.wallet(2n * ONE_SOL)
    const { quoted, executed } = await swap(test, owner, {
      inputMint: SOL,
      outputMint: USDC,
      amount: '1000000000',
    })
    expect(executed).toMatchObject({ status: 'Success', totalInputAmount: '1000000000' })
    expect(held(owner.address, USDC)).toBe(quoted.outAmount)
    const costs = quoted.signatureFeeLamports + quoted.prioritizationFeeLamports + quoted.rentFeeLamports
    expect(test.world.solana.lamports(owner.address)).toBe(ONE_SOL - BigInt(costs))
    expect(quoted.rentFeeLamports).toBe(2_039_280)
  })

  it('gives SOL itself', async () => {
    const owner = await test.wallet(ONE_SOL, { [USDC]: HUNDRED_USDC })
    const { quoted, executed } = await swap(test, owner, {
      inputMint: USDC,
      outputMint: SOL,
      amount: '100000000',
    })
    expect(executed).toMatchObject({ status: 'Success', totalOutputAmount: quoted.outAmount.toString() })
    const fees = BigInt(quoted.signatureFeeLamports + quoted.prioritizationFeeLamports)
    expect(test.world.solana.lamports(owner.address)).toBe(ONE_SOL + quoted.outAmount - fees)
    expect(quoted.rentFeeLamports).toBe(0)
  })

  it('counts the tax of a Token-2022 mint as the chain does', async () => {
    const taxed = find((each) => each.risk.transferTaxBps > 0)
    const owner = await test.wallet(ONE_SOL, { [USDC]: HUNDRED_USDC })
    const buying = await swap(test, owner, { inputMint: USDC, outputMint: taxed.address, amount: '7000001' })
    expect(held(owner.address, taxed.address)).toBe(buying.quoted.outAmount)
    expect(buying.executed.totalOutputAmount).toBe(buying.quoted.outAmount.toString())
    const amount = held(owner.address, taxed.address).toString()
    const selling = await swap(test, owner, { inputMint: taxed.address, outputMint: USDC, amount })
    expect(held(owner.address, USDC)).toBe(HUNDRED_USDC - 7_000_001n + selling.quoted.outAmount)
  })

  it('trades a launch on its curve', async () => {
    const { market, clock } = test.world
    const launch = market.launches.solana.alive(clock.nowMs()).find((each) => each.phase === 'curve')
    if (!launch) throw new Error('no launch is on its curve')
    const owner = await test.wallet(2n * ONE_SOL)
    const mint = launch.listing.address
    const buying = await swap(test, owner, { inputMint: SOL, outputMint: mint, amount: '100000000' })
    expect(buying.quoted).toMatchObject({
      router: 'metis',
      feeBps: 50,
      routePlan: [{ swapInfo: { label: 'Pump.fun' } }],
    })
    expect(buying.executed.status).toBe('Success')
    expect(held(owner.address, mint)).toBe(buying.quoted.outAmount)
  })

  it('lets a honeypot be bought, never sold, and its issuer freezes the buyer', async () => {
    const trap = find((each) => each.risk.honeypot)
    const owner = await test.wallet(ONE_SOL, { [USDC]: HUNDRED_USDC })
    const { executed } = await swap(test, owner, {
      inputMint: USDC,
      outputMint: trap.address,
      amount: '5000000',
    })
    expect(executed.status).toBe('Success')
    const sale = new URLSearchParams({ inputMint: trap.address, outputMint: USDC, amount: '1000000' })
    expect(await getJson(test, `/swap/v2/order?${sale}`)).toEqual({
      status: 400,
      body: { requestId: expect.any(String), error: 'No routes found' },
    })
    await waitUntil({
      what: 'the freeze',
      check: () =>
        test.world.solana
          .tokenAccounts(owner.address)
          .some((each) => each.mint === trap.address && each.isFrozen),
    })
  })

  it('pays a receiver and lets somebody else pay the fees', async () => {
    const owner = await test.wallet(ONE_SOL, { [USDC]: HUNDRED_USDC })
    const receiver = await generateKeyPairSigner()
    const query = { inputMint: USDC, outputMint: BONK, amount: '10000000', receiver: receiver.address }
    const { quoted, executed } = await swap(test, owner, query)
    expect(executed.totalOutputAmount).toBe(quoted.outAmount.toString())
    expect(held(receiver.address, BONK)).toBe(quoted.outAmount)
    expect(held(owner.address, BONK)).toBe(0n)

    const sponsor = await test.wallet(ONE_SOL)
    const sponsored = await order(test, { ...query, taker: owner.address, payer: sponsor.address })
    expect(sponsored).toMatchObject({ router: 'metis', gasless: true, signatureFeePayer: sponsor.address })
  })
})

describe('an order', () => {
  it('without a taker is a quote', async () => {
    const quoted = await order(test, {
      inputMint: USDC,
      outputMint: BONK,
      amount: '1000000',
      slippageBps: '100',
    })
    expect(quoted).toMatchObject({
      transaction: null,
      taker: null,
      mode: 'manual',
      router: 'jupiterz',
      slippageBps: 100,
    })
    expect(quoted.otherAmountThreshold).toBe((quoted.outAmount * 9_900n) / 10_000n)
  })

  it('says who is short of what', async () => {
    const query = { inputMint: USDC, outputMint: BONK, amount: '1000000' }
    const ask = async (lamports: bigint, usdc: bigint) => {
      const owner = await test.wallet(lamports, { [USDC]: usdc })
      return order(test, { ...query, taker: owner.address })
    }
    const short = { transaction: '' }
    expect(await ask(ONE_SOL, 999_999n)).toMatchObject({ ...short, router: 'jupiterz', errorCode: 1 })
    expect(await ask(895_000n, 1_000_000n)).toMatchObject({ ...short, router: 'metis', errorCode: 2 })
    expect(await ask(1_500_000n, 1_000_000n)).toMatchObject({ ...short, router: 'jupiterz', errorCode: 2 })
    expect((await ask(ONE_SOL, 1_000_000n)).errorCode).toBeUndefined()
  })

  it('moves the price of a thin token more, the larger it is', async () => {
    const thin = find((each) => each.risk.thin)
    const impact = async (amount: string) =>
      (await order(test, { inputMint: USDC, outputMint: thin.address, amount })).priceImpact
    const [small, large] = [await impact('1000000'), await impact('1000000000')]
    expect(small).toBeGreaterThan(-3)
    expect(large).toBeLessThan(-15)
  })

  it('refuses what the original refuses', async () => {
    for (const query of ['', `inputMint=${USDC}&outputMint=${BONK}&amount=1&hops=2`]) {
      const { status, body } = await getJson(test, `/swap/v2/order?${query}`)
      expect(status).toBe(400)
      expect(body).toEqual({ requestId: expect.any(String), error: expect.any(String) })
    }
    const unknown = (await generateKeyPairSigner()).address
    expect(
      await getJson(test, `/swap/v2/order?inputMint=${USDC}&outputMint=${unknown}&amount=1000`),
    ).toMatchObject({
      status: 400,
      body: { error: 'No routes found' },
    })
  })
})
