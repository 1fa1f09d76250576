import { NETWORKS } from '@windhover/core/authority/networks'
import { type Address, concatHex, getAddress, numberToHex, size } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NATIVE_COIN, PRACTICE_SETTLER } from '../../chains/evm/evm-addresses.ts'
import { newVisitor } from '../../chains/evm/start-test-chain.ts'
import type { Listing } from '../../universe/listing.ts'
import {
  approve,
  balance,
  sendSwap,
  startTestZeroX,
  type TestZeroX,
  visitorWith,
} from './start-test-zero-x.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const DAI_ON_BSC = '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'
const CAKE = '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'

let zeroX: TestZeroX
beforeAll(async () => {
  zeroX = await startTestZeroX()
})
afterEach(() => zeroX.faults.clear())
afterAll(() => zeroX?.stop())

describe('a swap through the allowance holder', () => {
  it('moves exactly what was quoted, and asks for the approval that is missing', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [[USDC, 1_000_000_000n]])
    const taker = visitor.account.address
    const ask = { sellToken: USDC, buyToken: LINK, sellAmount: '600000000', taker }
    const first = await zeroX.quote(ask)
    expect(first.allowanceTarget).toBe(HOLDER)
    expect(first.issues).toEqual({
      allowance: { actual: '0', spender: HOLDER },
      balance: null,
      simulationIncomplete: false,
      invalidSourcesPassed: [],
    })
    expect(first.route.fills).toHaveLength(2)
    await approve(zeroX.ethereum, visitor, [USDC, HOLDER])
    const second = await zeroX.quote(ask)
    expect(second.issues.allowance).toBeNull()
    const receipt = await sendSwap(zeroX.ethereum, visitor, second)
    expect(receipt.status).toBe('success')
    expect(await balance(zeroX.ethereum, USDC, taker)).toBe(400_000_000n)
    expect(await balance(zeroX.ethereum, LINK, taker)).toBe(BigInt(second.buyAmount))
    const priceUsd = (id: string) => zeroX.chains.market.priceUsd(id, Date.now())
    const worth = (Number(second.buyAmount) / 1e18) * priceUsd('LINK')
    expect(worth / 600).toBeGreaterThan(0.98)
    expect(worth / 600).toBeLessThan(1.02)
  })

  it('sells and buys the native coin', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [])
    const taker = visitor.account.address
    const selling = await zeroX.quote({
      sellToken: NATIVE_COIN,
      buyToken: USDC,
      sellAmount: `${10n ** 18n}`,
      taker,
    })
    expect(selling.allowanceTarget).toBeNull()
    expect(selling.transaction.value).toBe(`${10n ** 18n}`)
    expect((await sendSwap(zeroX.ethereum, visitor, selling)).status).toBe('success')
    const dollars = await balance(zeroX.ethereum, USDC, taker)
    expect(dollars).toBe(BigInt(selling.buyAmount))
    await approve(zeroX.ethereum, visitor, [USDC, HOLDER])
    const buying = await zeroX.quote({
      sellToken: USDC,
      buyToken: NATIVE_COIN,
      sellAmount: `${dollars}`,
      taker,
    })
    const before = await zeroX.ethereum.node.getBalance({ address: taker })
    const receipt = await sendSwap(zeroX.ethereum, visitor, buying)
    const gained = (await zeroX.ethereum.node.getBalance({ address: taker })) - before
    expect(gained + receipt.gasUsed * receipt.effectiveGasPrice).toBe(BigInt(buying.buyAmount))
  })

  it('wraps directly and takes no recipient for it', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [])
    const taker = visitor.account.address
    const ask = { sellToken: NATIVE_COIN, buyToken: WETH, sellAmount: '1000', taker }
    const wrap = await zeroX.quote(ask)
    expect([wrap.transaction.to, wrap.buyAmount, wrap.allowanceTarget]).toEqual([WETH, '1000', null])
    await sendSwap(zeroX.ethereum, visitor, wrap)
    expect(await balance(zeroX.ethereum, WETH, taker)).toBe(1_000n)
    expect((await zeroX.quote({ ...ask, recipient: HOLDER })).name).toBe('RECIPIENT_NOT_SUPPORTED')
  })

  it('gives nothing rather than less than the minimum', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [[USDC, 900_000_000n]])
    const taker = visitor.account.address
    await approve(zeroX.ethereum, visitor, [USDC, HOLDER])
    zeroX.faults.set({ target: 'zero-x', kind: 'lie', amount: 110, times: 1 })
    const lie = await zeroX.quote({
      sellToken: USDC,
      buyToken: WETH,
      sellAmount: '900000000',
      taker,
      slippageBps: '10',
    })
    expect((await sendSwap(zeroX.ethereum, visitor, lie)).status).toBe('reverted')
    expect(await balance(zeroX.ethereum, USDC, taker)).toBe(900_000_000n)
    zeroX.faults.set({ target: 'zero-x', kind: 'expire', times: 1 })
    const late = await zeroX.quote({ sellToken: USDC, buyToken: WETH, sellAmount: '900000000', taker })
    expect((await sendSwap(zeroX.ethereum, visitor, late)).status).toBe('reverted')
  })

  it('buys a fixed amount and gives back what it did not need', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [[USDC, 900_000_000n]])
    const taker = visitor.account.address
    await approve(zeroX.ethereum, visitor, [USDC, HOLDER])
    const exact = await zeroX.quote({ sellToken: USDC, buyToken: LINK, buyAmount: `${10n ** 18n}`, taker })
    expect([exact.mode, exact.sellAmount]).toEqual(['exact-out', undefined])
    expect((await sendSwap(zeroX.ethereum, visitor, exact)).status).toBe('success')
    expect(await balance(zeroX.ethereum, LINK, taker)).toBe(10n ** 18n)
    const spent = 900_000_000n - (await balance(zeroX.ethereum, USDC, taker))
    expect(spent).toBeLessThan(BigInt(exact.maxSellAmount))
    expect(Number(spent) / Number(exact.estimatedNetSellAmount)).toBeCloseTo(1, 3)
  })

  it('pays the integrator out of what is bought', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [])
    const fee = {
      swapFeeRecipient: '0x00000000000000000000000000000000000000fe',
      swapFeeBps: '100',
      swapFeeToken: USDC,
    }
    const ask = {
      sellToken: NATIVE_COIN,
      buyToken: USDC,
      sellAmount: `${10n ** 17n}`,
      taker: visitor.account.address,
    }
    const priced = await zeroX.quote({ ...ask, ...fee })
    await sendSwap(zeroX.ethereum, visitor, priced)
    expect(await balance(zeroX.ethereum, USDC, fee.swapFeeRecipient as Address)).toBe(
      BigInt(priced.fees.integratorFee.amount),
    )
    expect(await balance(zeroX.ethereum, USDC, visitor.account.address)).toBe(BigInt(priced.buyAmount))
  })

  it('works on BSC over several pools', async () => {
    const visitor = await visitorWith(zeroX.bsc, [[DAI_ON_BSC, 10n ** 20n]])
    const taker = visitor.account.address
    await approve(zeroX.bsc, visitor, [DAI_ON_BSC, HOLDER])
    const ask = {
      chainId: `${NETWORKS.practice.bsc}`,
      sellToken: DAI_ON_BSC,
      buyToken: CAKE,
      sellAmount: `${10n ** 20n}`,
      taker,
    }
    const { body } = await zeroX.get('/swap/allowance-holder/quote', ask)
    expect(body.route.fills).toHaveLength(3)
    expect((await sendSwap(zeroX.bsc, visitor, body)).status).toBe('success')
    expect(await balance(zeroX.bsc, CAKE, taker)).toBe(BigInt(body.buyAmount))
  })
})

describe('a swap through Permit2', () => {
  it('takes a signature in place of an approval', async () => {
    const visitor = await visitorWith(zeroX.ethereum, [[USDC, 200_000_000n]])
    const taker = visitor.account.address
    await approve(zeroX.ethereum, visitor, [USDC, PERMIT2])
    const body = await zeroX.quote(
      {
        sellToken: USDC,
        buyToken: WETH,
        sellAmount: '200000000',
        taker,
      },
      'permit2',
    )
    expect([body.allowanceTarget, body.transaction.to]).toEqual([PERMIT2, PRACTICE_SETTLER])
    const signature = await visitor.account.signTypedData(body.permit2.eip712)
    const unsigned = await sendSwap(zeroX.ethereum, visitor, body)
    expect(unsigned.status).toBe('reverted')
    const suffix = concatHex([numberToHex(size(signature), { size: 32 }), signature])
    expect((await sendSwap(zeroX.ethereum, visitor, body, suffix)).status).toBe('success')
    expect(await balance(zeroX.ethereum, WETH, taker)).toBe(BigInt(body.buyAmount))
  })
})

describe('what a careful buyer is told', () => {
  const risky = (isIt: (listing: Listing) => boolean): Listing => {
    const found = zeroX.chains.universe.onChain('ethereum').find(isIt)
    if (!found) throw new Error('The universe has no such token')
    return found
  }

  it('tells a tax, and quotes what is left of it', async () => {
    const taxed = risky((listing) => listing.risk.transferTaxBps > 0)
    const token = getAddress(taxed.address)
    const visitor = await visitorWith(zeroX.ethereum, [])
    const taker = visitor.account.address
    const buying = await zeroX.quote({
      sellToken: NATIVE_COIN,
      buyToken: token,
      sellAmount: `${10n ** 15n}`,
      taker,
    })
    const tax = `${taxed.risk.transferTaxBps}`
    expect(buying.tokenMetadata.buyToken).toEqual({ buyTaxBps: tax, sellTaxBps: tax, transferTaxBps: tax })
    await sendSwap(zeroX.ethereum, visitor, buying)
    const held = await balance(zeroX.ethereum, token, taker)
    expect(held).toBe(BigInt(buying.buyAmount))
    await approve(zeroX.ethereum, visitor, [token, HOLDER])
    const selling = await zeroX.quote({ sellToken: token, buyToken: WETH, sellAmount: `${held}`, taker })
    await sendSwap(zeroX.ethereum, visitor, selling)
    expect(await balance(zeroX.ethereum, WETH, taker)).toBe(BigInt(selling.buyAmount))
  })

  it('lets a trap be bought, and refuses to quote its sale', async () => {
    const trap = risky((listing) => listing.risk.honeypot)
    const token = getAddress(trap.address)
    const visitor = await visitorWith(zeroX.ethereum, [])
    const taker = visitor.account.address
    const buying = await zeroX.quote({
      sellToken: NATIVE_COIN,
      buyToken: token,
      sellAmount: `${10n ** 15n}`,
      taker,
    })
    expect(buying.tokenMetadata.buyToken.sellTaxBps).toBe('10000')
    expect((await sendSwap(zeroX.ethereum, visitor, buying)).status).toBe('success')
    const held = await balance(zeroX.ethereum, token, taker)
    expect(held).toBe(BigInt(buying.buyAmount))
    const selling = await zeroX.quote({ sellToken: token, buyToken: WETH, sellAmount: `${held}`, taker })
    expect(selling.name).toBe('SWAP_VALIDATION_FAILED')
  })

  it('tells a balance that is too small', async () => {
    const taker = newVisitor(zeroX.ethereum).account.address
    const { issues } = await zeroX.quote({ sellToken: USDC, buyToken: WETH, sellAmount: '5', taker })
    expect(issues.balance).toEqual({ token: USDC, actual: '0', expected: '5' })
    expect(issues.simulationIncomplete).toBe(true)
  })

  it('says so where there is no liquidity, and nothing else', async () => {
    const unknown = '0x00000000000000000000000000000000000abcde'
    const { status, body } = await zeroX.get('/swap/permit2/price', {
      chainId: `${NETWORKS.practice.ethereum}`,
      sellToken: unknown,
      buyToken: WETH,
      sellAmount: '5',
    })
    expect([status, Object.keys(body).toSorted(), body.liquidityAvailable]).toEqual([
      200,
      ['liquidityAvailable', 'zid'],
      false,
    ])
  })
})
