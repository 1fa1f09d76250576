import { NETWORKS } from '@windhover/core/authority/networks'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  parseEther,
  parseUnits,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrappedAbi } from '../uniswap/chain-contracts.ts'
import { sendAs, startTestWorld, type TestWorld } from '../uniswap/start-test-world.ts'
import { double } from './index.ts'
import { networksOf } from './networks.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const NATIVE_SENDS = 5
const TOKEN_SENDS = 4

type Transfer = {
  uniqueId: string
  category: string
  blockNum: Hex
  from: string
  to: string
  value: number
  asset: string
  hash: Hex
  rawContract: { value: Hex; address: string | null; decimal: Hex }
  metadata?: { blockTimestamp: string }
}
type Answer = { result: Record<string, unknown>; error?: { code: number; message: string } }

let test: TestWorld
let alice: PrivateKeyAccount
let bob: PrivateKeyAccount

beforeAll(async () => {
  test = await startTestWorld([double])
  const chain = test.world.evm.ethereum
  const usdc = { address: USDC, amountRaw: parseUnits('100', 6) }
  const link = { address: LINK, amountRaw: parseEther('3') }
  alice = await test.person(chain, { nativeRaw: parseEther('2'), tokens: [usdc, link] })
  bob = await test.person(chain, { nativeRaw: parseEther('1'), tokens: [] })
  for (let step = 1; step <= NATIVE_SENDS; step += 1) {
    await sendAs(chain, alice, { to: bob.address, value: BigInt(step) })
  }
  for (let step = 1; step <= TOKEN_SENDS; step += 1) {
    await sendAs(chain, alice, { to: USDC, data: sendToken(bob.address, BigInt(step)) })
  }
})
afterAll(() => test?.stop())
afterEach(() => test.world.faults.clear())

function sendToken(to: Address, amountRaw: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amountRaw] })
}

async function post(path: string, body: unknown) {
  const response = await fetch(`${test.url}/alchemy${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const rpc = (method: string, params: unknown[], network = 'eth-mainnet') =>
  post(`/${network}/v2/practice`, { jsonrpc: '2.0', id: 1, method, params })

async function transfers(query: Record<string, unknown>) {
  const { status, body } = await rpc('alchemy_getAssetTransfers', [query])
  expect(status, JSON.stringify(body)).toBe(200)
  return body.result as { transfers: Transfer[]; pageKey?: string }
}

async function allPages(query: Record<string, unknown>): Promise<Transfer[][]> {
  const pages: Transfer[][] = []
  let pageKey: string | undefined
  do {
    const page = await transfers({ ...query, ...(pageKey ? { pageKey } : {}) })
    pages.push(page.transfers)
    pageKey = page.pageKey
  } while (pageKey)
  return pages
}

describe('alchemy_getAssetTransfers', () => {
  const everything = { category: ['external', 'internal', 'erc20'] }

  it.each(['asc', 'desc'])('gives every transfer once over pages, %s', async (order) => {
    const sent = { ...everything, fromAddress: alice.address, toAddress: bob.address, order }
    const pages = await allPages({ ...sent, maxCount: '0x2' })
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 2, 1])
    const paged = pages.flat()
    expect(new Set(paged.map((each) => each.uniqueId)).size).toBe(NATIVE_SENDS + TOKEN_SENDS)
    expect(paged).toEqual((await transfers(sent)).transfers)
    const values = paged.map((each) => Number(each.rawContract.value))
    const expected = [1, 2, 3, 4, 5, 1, 2, 3, 4]
    expect(values).toEqual(order === 'asc' ? expected : expected.toReversed())
  })

  it('adds nothing to pages that are being read', async () => {
    const query = { ...everything, toAddress: bob.address, order: 'desc', maxCount: '0x3' }
    const first = await transfers(query)
    const before = (await transfers({ ...query, maxCount: '0x3e8' })).transfers
    await sendAs(test.world.evm.ethereum, alice, { to: bob.address, value: 77n })
    const rest: Transfer[] = []
    let pageKey = first.pageKey
    while (pageKey) {
      const page = await transfers({ ...query, pageKey })
      rest.push(...page.transfers)
      pageKey = page.pageKey
    }
    expect([...first.transfers, ...rest]).toEqual(before)
  })

  it('names asset, amount, contract and time', async () => {
    const query = {
      category: ['erc20'],
      fromAddress: alice.address,
      contractAddresses: [USDC],
      withMetadata: true,
    }
    const [transfer] = (await transfers(query)).transfers
    expect(transfer).toMatchObject({
      category: 'erc20',
      from: alice.address.toLowerCase(),
      to: bob.address.toLowerCase(),
      value: 0.000001,
      asset: 'USDC',
      rawContract: { value: '0x1', address: USDC.toLowerCase(), decimal: '0x6' },
    })
    expect(Date.parse(transfer?.metadata?.blockTimestamp ?? '')).toBeGreaterThan(Date.now() - 600_000)
    const [gift] = (await transfers({ category: ['external'], toAddress: alice.address })).transfers
    expect(gift).toMatchObject({ asset: 'ETH', value: 2, rawContract: { address: null, decimal: '0x12' } })
  })

  it('shows native coin that a contract pays out as internal', async () => {
    const chain = test.world.evm.ethereum
    const person = await test.person(chain, { nativeRaw: parseEther('1'), tokens: [] })
    const deposit = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
    await sendAs(chain, person, { to: WETH, data: deposit, value: 500n })
    const withdraw = encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [200n] })
    await sendAs(chain, person, { to: WETH, data: withdraw })
    const paidOut = await transfers({ category: ['internal'], toAddress: person.address })
    expect(paidOut.transfers).toMatchObject([{ from: WETH.toLowerCase(), rawContract: { value: '0xc8' } }])
    const paidIn = await transfers({ category: ['external'], fromAddress: person.address })
    expect(paidIn.transfers).toMatchObject([{ to: WETH.toLowerCase(), rawContract: { value: '0x1f4' } }])
    const calls = await transfers({
      category: ['external'],
      fromAddress: person.address,
      excludeZeroValue: false,
    })
    expect(calls.transfers).toHaveLength(2)
  })

  it('forgets what a reorganised chain has taken back', async () => {
    const chain = test.world.evm.ethereum
    const query = { category: ['external'], fromAddress: alice.address, toAddress: bob.address }
    const before = (await transfers(query)).transfers
    const snapshot = await chain.admin.snapshot()
    await sendAs(chain, alice, { to: bob.address, value: 123n })
    expect((await transfers(query)).transfers).toHaveLength(before.length + 1)
    await chain.admin.revert({ id: snapshot })
    expect((await transfers(query)).transfers).toEqual(before)
    await sendAs(chain, alice, { to: bob.address, value: 124n })
    const after = (await transfers(query)).transfers
    expect(after.at(-1)?.rawContract.value).toBe('0x7c')
    expect(after).toHaveLength(before.length + 1)
  })

  it('has everything again after a restart, without asking the node', async () => {
    const known = networksOf(test.world)['eth-mainnet'].index.all()
    expect(known.length).toBeGreaterThan(NATIVE_SENDS + TOKEN_SENDS)
    const { index, catchUp } = networksOf(test.reopen())['eth-mainnet']
    expect(index.all()).toEqual(known)
    await catchUp()
    expect(index.all()).toEqual(known)
  })

  it.each([
    ['no category', {}],
    ['an unknown category', { category: ['native'] }],
    ['an unknown field', { category: ['external'], limit: 5 }],
    ['too many at once', { category: ['external'], maxCount: '0x3e9' }],
    ['a broken page key', { category: ['external'], pageKey: 'abc' }],
  ])('refuses %s', async (_what, query) => {
    expect(await rpc('alchemy_getAssetTransfers', [query])).toMatchObject({
      status: 400,
      body: { error: { code: -32602 } },
    })
  })
})

describe('tokens', () => {
  it('lists every token held or ever moved, over pages', async () => {
    const { body } = await rpc('alchemy_getTokenBalances', [alice.address, 'erc20'])
    const spent = BigInt((TOKEN_SENDS * (TOKEN_SENDS + 1)) / 2)
    expect(balancesOf(body)).toEqual({
      [USDC.toLowerCase()]: parseUnits('100', 6) - spent,
      [LINK.toLowerCase()]: parseEther('3'),
    })
    const first = await rpc('alchemy_getTokenBalances', [alice.address, 'erc20', { maxCount: 1 }])
    const pageKey = first.body.result.pageKey
    const second = await rpc('alchemy_getTokenBalances', [alice.address, 'erc20', { maxCount: 1, pageKey }])
    expect({ ...balancesOf(first.body), ...balancesOf(second.body) }).toEqual(balancesOf(body))
    expect(second.body.result).not.toHaveProperty('pageKey')
  })

  it('reads those that are asked for and says where nobody answers', async () => {
    const { body } = await rpc('alchemy_getTokenBalances', [bob.address, [USDC, alice.address]])
    expect(body.result.tokenBalances).toMatchObject([
      { contractAddress: USDC.toLowerCase(), error: null },
      { tokenBalance: null, error: 'execution reverted' },
    ])
  })

  it('knows names and allowances', async () => {
    const metadata = await rpc('alchemy_getTokenMetadata', [USDC])
    expect(metadata.body.result).toMatchObject({
      decimals: 6,
      symbol: 'USDC',
      logo: expect.stringContaining('/logos/'),
    })
    const allowance = await rpc('alchemy_getTokenAllowance', [
      { contract: USDC, owner: alice.address, spender: WETH },
    ])
    expect(allowance.body.result).toBe('0')
  })

  it('shows a portfolio with names and the prices of the market', async () => {
    const body = { addresses: [{ address: alice.address, networks: ['eth-mainnet', 'bnb-mainnet'] }] }
    const answer = await post('/data/v1/practice/assets/tokens/by-address', body)
    const { tokens } = (answer.body as unknown as { data: { tokens: Record<string, unknown>[] } }).data
    expect(tokens.map(({ network, tokenAddress }) => [network, tokenAddress])).toEqual([
      ['eth-mainnet', null],
      ['eth-mainnet', LINK.toLowerCase()],
      ['eth-mainnet', USDC.toLowerCase()],
      ['bnb-mainnet', null],
    ])
    const link = tokens[1] as { tokenPrices: { value: string }[]; tokenMetadata: { symbol: string } }
    expect(link.tokenMetadata.symbol).toBe('LINK')
    expect(Number(link.tokenPrices[0]?.value)).toBeCloseTo(test.world.market.priceUsd('LINK', Date.now()), 0)
    const tooMany = { addresses: Array.from({ length: 3 }, () => body.addresses[0]) }
    expect((await post('/data/v1/practice/assets/tokens/by-address', tooMany)).status).toBe(400)
  })
})

function balancesOf({ result }: Answer): Record<string, bigint> {
  const rows = result.tokenBalances as { contractAddress: string; tokenBalance: Hex }[]
  return Object.fromEntries(rows.map((row) => [row.contractAddress, hexToBigInt(row.tokenBalance)]))
}

describe('the rest of the API', () => {
  it('passes ordinary calls on, alone and in batches, and refuses what it has not', async () => {
    const balance = await rpc('eth_getBalance', [bob.address, 'latest'])
    const onChain = await test.world.evm.ethereum.node.getBalance({ address: bob.address })
    expect(BigInt(`${balance.body.result}`)).toBe(onChain)
    const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
    const batch = await post('/bnb-mainnet/v2/practice', [call(1, 'eth_chainId'), call(2, 'anvil_mine')])
    expect(batch.body).toMatchObject([
      { id: 1, result: `0x${NETWORKS.practice.bsc.toString(16)}` },
      { id: 2, error: { code: -32600 } },
    ])
    expect((await rpc('alchemy_getTokenBalances', ['0x12'])).body.error?.code).toBe(-32602)
  })

  it('misbehaves on a switch, in the words of the original', async () => {
    const balances = () => rpc('alchemy_getTokenBalances', [alice.address, [LINK]])
    const strike = (kind: 'rate-limit' | 'server-error' | 'drop' | 'lie' | 'delay', more = {}) =>
      test.world.faults.set({ target: 'alchemy', kind, times: 1, ...more })
    strike('rate-limit')
    const limited = await balances()
    expect(limited).toMatchObject({ status: 429, body: { error: { code: 429 } } })
    expect(limited.body.error?.message).toContain('compute units per second capacity')
    strike('server-error')
    expect((await balances()).status).toBe(500)
    strike('drop')
    await expect(balances()).rejects.toThrow()
    strike('lie', { amount: 50 })
    expect(balancesOf((await balances()).body)).toEqual({ [LINK.toLowerCase()]: parseEther('1.5') })
    strike('delay', { delayMs: 300 })
    const startedMs = performance.now()
    expect(balancesOf((await balances()).body)).toEqual({ [LINK.toLowerCase()]: parseEther('3') })
    expect(performance.now() - startedMs).toBeGreaterThan(290)
  })
})
