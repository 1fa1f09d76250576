import { concatHex, encodeFunctionData, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longZeroAddress } from './entity-id.ts'
import {
  EXCHANGE_QUOTER,
  EXCHANGE_ROUTER,
  TOKEN_SERVICE,
  USDC_TOKEN_ID,
  WHBAR_HELPER,
  WHBAR_TOKEN,
  WHBAR_TOKEN_ID,
  WHBAR_VAULT,
} from './hedera-entities.ts'
import { feeOf, newPerson, sendCall, startTestHedera, type TestHedera } from './start-test-hedera.ts'
import { TINYBAR_PER_HBAR } from './units.ts'

const USDC = longZeroAddress(USDC_TOKEN_ID)
const SAUCE_ID = '0.0.731861'
const HBAR = TINYBAR_PER_HBAR
const token = parseAbi([
  'function associate() returns (uint256)',
  'function dissociate() returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])
const service = parseAbi([
  'function associateToken(address account, address token) returns (int64)',
  'function dissociateToken(address account, address token) returns (int64)',
  'function transferToken(address token, address from, address to, int64 amount) returns (int64)',
])
const whbar = parseAbi([
  'function deposit() payable',
  'function withdraw(uint256 wad)',
  'function unwrapWhbar(uint256 wad)',
])
const exchange = parseAbi([
  'struct ExactInput { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
  'function exactInput(ExactInput params) payable returns (uint256 amountOut)',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256)',
])

let world: TestHedera
beforeAll(async () => {
  world = await startTestHedera()
})
afterAll(() => world?.stop())

const balance = (address: `0x${string}`) => world.chain.node.getBalance({ address })
const tokenBalance = (tokenAddress: `0x${string}`, owner: `0x${string}`) =>
  world.chain.node.readContract({
    address: tokenAddress,
    abi: token,
    functionName: 'balanceOf',
    args: [owner],
  })

async function fundedPerson(tokens: readonly { address: string; amountRaw: bigint }[] = []) {
  const person = newPerson()
  await world.chain.fund(person.address, { nativeRaw: 1_000n * HBAR, tokens })
  return person
}

describe('accounts', () => {
  it('gives a number when the first HBAR arrives, one after the other', async () => {
    const one = newPerson()
    const other = newPerson()
    expect(world.chain.accountId(one.address)).toBeNull()
    await world.chain.fund(one.address, { nativeRaw: 5n, tokens: [] })
    await world.chain.fund(other.address, { nativeRaw: 5n, tokens: [] })
    const id = world.chain.accountId(one.address)
    expect(id).toMatch(/^0\.0\.90000\d\d$/)
    expect(world.chain.evmAddress(id ?? '')).toBe(one.address)
    expect(Number(world.chain.accountId(other.address)?.slice(4))).toBe(Number(id?.slice(4)) + 1)
  })

  it('associates before it gives tokens', async () => {
    const person = newPerson()
    expect(await world.chain.isAssociated(person.address, USDC_TOKEN_ID)).toBe(false)
    const hashes = await world.chain.fund(person.address, {
      nativeRaw: HBAR,
      tokens: [{ address: USDC_TOKEN_ID, amountRaw: 2_500_000n }],
    })
    expect(hashes.length).toBeGreaterThanOrEqual(2)
    expect(await world.chain.isAssociated(person.address, USDC_TOKEN_ID)).toBe(true)
    expect(await tokenBalance(USDC, person.address)).toBe(2_500_000n)
    expect(await balance(person.address)).toBe(HBAR)
  })
})

describe('association', () => {
  it('refuses a transfer to an account that is not associated, and makes it after the association', async () => {
    const sender = await fundedPerson([{ address: USDC_TOKEN_ID, amountRaw: 1_000n }])
    const receiver = await fundedPerson()
    const data = encodeFunctionData({ abi: token, functionName: 'transfer', args: [receiver.address, 400n] })
    const refused = await sendCall(world.chain, sender, { to: USDC, data })
    expect(refused.receipt.status).toBe('0x0')
    await expect(
      world.chain.relay.handle('eth_call', [{ from: sender.address, to: USDC, data }, 'latest']),
    ).rejects.toThrow('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT')

    const associate = encodeFunctionData({ abi: token, functionName: 'associate' })
    expect((await sendCall(world.chain, receiver, { to: USDC, data: associate })).receipt.status).toBe('0x1')
    expect((await sendCall(world.chain, sender, { to: USDC, data })).receipt.status).toBe('0x1')
    expect(await tokenBalance(USDC, receiver.address)).toBe(400n)
    expect(await tokenBalance(USDC, sender.address)).toBe(600n)
  })

  it('answers with the response codes of the token service', async () => {
    const person = await fundedPerson([{ address: SAUCE_ID, amountRaw: 10n }])
    const stranger = newPerson()
    const ask = async (
      functionName: 'associateToken' | 'dissociateToken',
      tokenAddress: `0x${string}`,
      who = person.address,
    ) => {
      const data = encodeFunctionData({ abi: service, functionName, args: [who, tokenAddress] })
      return BigInt(
        String(
          await world.chain.relay.handle('eth_call', [
            { from: person.address, to: TOKEN_SERVICE, data },
            'latest',
          ]),
        ),
      )
    }
    const sauce = longZeroAddress(SAUCE_ID)
    expect(await ask('associateToken', USDC)).toBe(22n)
    expect(await ask('associateToken', sauce)).toBe(194n)
    expect(await ask('dissociateToken', USDC)).toBe(184n)
    expect(await ask('dissociateToken', sauce)).toBe(195n)
    expect(await ask('associateToken', longZeroAddress('0.0.77'))).toBe(167n)
    expect(await ask('associateToken', USDC, stranger.address)).toBe(7n)
    const give = encodeFunctionData({
      abi: service,
      functionName: 'transferToken',
      args: [sauce, person.address, stranger.address, 3n],
    })
    const code = await world.chain.relay.handle('eth_call', [
      { from: person.address, to: TOKEN_SERVICE, data: give },
      'latest',
    ])
    expect(BigInt(String(code))).toBe(184n)
  })
})

describe('wrapped HBAR', () => {
  it('wraps and unwraps with exact balances', async () => {
    const person = await fundedPerson()
    const before = await balance(person.address)
    const supply = () =>
      world.chain.node.readContract({ address: WHBAR_TOKEN, abi: token, functionName: 'totalSupply' })
    const supplyBefore = await supply()
    const heldBefore = await balance(WHBAR_VAULT)
    let fees = 0n
    const act = async (to: `0x${string}`, data: `0x${string}`, valueTinybar = 0n) => {
      const { receipt } = await sendCall(world.chain, person, { to, data, valueTinybar })
      expect(receipt.status).toBe('0x1')
      fees += feeOf(receipt)
    }
    const deposit = encodeFunctionData({ abi: whbar, functionName: 'deposit' })
    const failed = await sendCall(world.chain, person, {
      to: WHBAR_HELPER,
      data: deposit,
      valueTinybar: HBAR,
    })
    expect(failed.receipt.status).toBe('0x0')
    fees += feeOf(failed.receipt)

    await act(WHBAR_TOKEN, encodeFunctionData({ abi: token, functionName: 'associate' }))
    await act(WHBAR_HELPER, deposit, 100n * HBAR)
    expect(await tokenBalance(WHBAR_TOKEN, person.address)).toBe(100n * HBAR)
    await act(WHBAR_VAULT, deposit, 50n * HBAR)
    expect(await tokenBalance(WHBAR_TOKEN, person.address)).toBe(150n * HBAR)
    expect(await balance(person.address)).toBe(before - 150n * HBAR - fees)
    expect(await supply()).toBe(supplyBefore + 150n * HBAR)
    expect(await balance(WHBAR_VAULT)).toBe(heldBefore + 150n * HBAR)

    const allow = (spender: `0x${string}`, value: bigint) =>
      act(WHBAR_TOKEN, encodeFunctionData({ abi: token, functionName: 'approve', args: [spender, value] }))
    await allow(WHBAR_HELPER, 120n * HBAR)
    await act(
      WHBAR_HELPER,
      encodeFunctionData({ abi: whbar, functionName: 'unwrapWhbar', args: [120n * HBAR] }),
    )
    await allow(WHBAR_VAULT, 30n * HBAR)
    await act(WHBAR_VAULT, encodeFunctionData({ abi: whbar, functionName: 'withdraw', args: [30n * HBAR] }))
    expect(await tokenBalance(WHBAR_TOKEN, person.address)).toBe(0n)
    expect(await balance(person.address)).toBe(before - fees)
    expect(await supply()).toBe(supplyBefore)
  })
})

describe('the exchange', () => {
  const path = (from: string, fee: number, to: string) =>
    concatHex([longZeroAddress(from), numberToHex(fee, { size: 3 }), longZeroAddress(to)])
  const deadline = BigInt(Math.floor(Date.now() / 1_000) + 3_600)
  const quote = async (route: `0x${string}`, amountIn: bigint) => {
    const { result } = await world.chain.node.simulateContract({
      address: EXCHANGE_QUOTER,
      abi: exchange,
      functionName: 'quoteExactInput',
      args: [route, amountIn],
    })
    return result[0]
  }
  const multicall = (calls: `0x${string}`[]) =>
    encodeFunctionData({ abi: exchange, functionName: 'multicall', args: [calls] })

  it('swaps HBAR to USDC and back, to the unit that was quoted', async () => {
    const person = await fundedPerson()
    const out = path(WHBAR_TOKEN_ID, 1500, USDC_TOKEN_ID)
    const quoted = await quote(out, 100n * HBAR)
    // 100 HBAR at 0.2 USD, less 0.15% and a little impact.
    expect(quoted).toBeGreaterThan(19_900_000n)
    expect(quoted).toBeLessThan(20_000_000n)
    const buy = multicall([
      encodeFunctionData({
        abi: exchange,
        functionName: 'exactInput',
        args: [
          { path: out, recipient: person.address, deadline, amountIn: 100n * HBAR, amountOutMinimum: quoted },
        ],
      }),
      encodeFunctionData({ abi: exchange, functionName: 'refundETH' }),
    ])
    const unassociated = await sendCall(world.chain, person, {
      to: EXCHANGE_ROUTER,
      data: buy,
      valueTinybar: 100n * HBAR,
    })
    expect(unassociated.receipt.status).toBe('0x0')

    await sendCall(world.chain, person, {
      to: USDC,
      data: encodeFunctionData({ abi: token, functionName: 'associate' }),
    })
    const before = await balance(person.address)
    // More than is needed: the rest must come back.
    const bought = await sendCall(world.chain, person, {
      to: EXCHANGE_ROUTER,
      data: buy,
      valueTinybar: 130n * HBAR,
    })
    expect(bought.receipt.status).toBe('0x1')
    expect(await tokenBalance(USDC, person.address)).toBe(quoted)
    expect(await balance(person.address)).toBe(before - 100n * HBAR - feeOf(bought.receipt))

    const back = path(USDC_TOKEN_ID, 1500, WHBAR_TOKEN_ID)
    const hbarOut = await quote(back, quoted)
    const sell = multicall([
      encodeFunctionData({
        abi: exchange,
        functionName: 'exactInput',
        args: [{ path: back, recipient: EXCHANGE_ROUTER, deadline, amountIn: quoted, amountOutMinimum: 0n }],
      }),
      encodeFunctionData({ abi: exchange, functionName: 'unwrapWHBAR', args: [hbarOut, person.address] }),
    ])
    await sendCall(world.chain, person, {
      to: USDC,
      data: encodeFunctionData({ abi: token, functionName: 'approve', args: [EXCHANGE_ROUTER, quoted] }),
    })
    const beforeSale = await balance(person.address)
    const sold = await sendCall(world.chain, person, { to: EXCHANGE_ROUTER, data: sell })
    expect(sold.receipt.status).toBe('0x1')
    expect(await tokenBalance(USDC, person.address)).toBe(0n)
    expect(await balance(person.address)).toBe(beforeSale + hbarOut - feeOf(sold.receipt))
    expect(await tokenBalance(WHBAR_TOKEN, EXCHANGE_ROUTER)).toBe(0n)
  })

  it('goes over several pools, and refuses what would give too little', async () => {
    const person = await fundedPerson([{ address: SAUCE_ID, amountRaw: 1_000_000_000n }])
    const route = concatHex([path(SAUCE_ID, 3000, WHBAR_TOKEN_ID), numberToHex(1500, { size: 3 }), USDC])
    const quoted = await quote(route, 1_000_000_000n)
    await sendCall(world.chain, person, {
      to: USDC,
      data: encodeFunctionData({ abi: token, functionName: 'associate' }),
    })
    await sendCall(world.chain, person, {
      to: longZeroAddress(SAUCE_ID),
      data: encodeFunctionData({
        abi: token,
        functionName: 'approve',
        args: [EXCHANGE_ROUTER, 1_000_000_000n],
      }),
    })
    const swap = (amountOutMinimum: bigint) =>
      encodeFunctionData({
        abi: exchange,
        functionName: 'exactInput',
        args: [
          { path: route, recipient: person.address, deadline, amountIn: 1_000_000_000n, amountOutMinimum },
        ],
      })
    const greedy = await sendCall(world.chain, person, { to: EXCHANGE_ROUTER, data: swap(quoted + 1n) })
    expect(greedy.receipt.status).toBe('0x0')
    const fair = await sendCall(world.chain, person, { to: EXCHANGE_ROUTER, data: swap(quoted) })
    expect(fair.receipt.status).toBe('0x1')
    expect(await tokenBalance(USDC, person.address)).toBe(quoted)
  })
})
