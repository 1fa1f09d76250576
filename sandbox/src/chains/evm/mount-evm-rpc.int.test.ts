import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@windhover/testkit/free-port'
import { waitUntil } from '@windhover/testkit/wait-until'
import Fastify, { type FastifyInstance } from 'fastify'
import { encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard, type FaultOrder } from '../../faults/fault-board.ts'
import { mountEvmRpc } from './mount-evm-rpc.ts'
import { type Anvil, startAnvil } from './start-anvil.ts'

const BOB = '0x00000000000000000000000000000000000000b0'
const TOKEN = '0x00000000000000000000000000000000000000c0'
/** Answers every call with the number 1,000 as a word. */
const TELLS_1000 = '0x6103e85f5260205ff3'

const faults = createFaultBoard()
let anvil: Anvil
let app: FastifyInstance
let url = ''
let stateDir = ''
let account = privateKeyToAccount(generatePrivateKey())

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'windhover-rpc-'))
  anvil = await startAnvil({ chainId: 1, port: await freePort(), stateDir, blockTimeMs: 400 })
  await anvil.admin.setCode({ address: TOKEN, bytecode: TELLS_1000 })
  app = Fastify({ logger: false, forceCloseConnections: true })
  mountEvmRpc(app, { chain: { name: 'ethereum', nodeUrl: anvil.url, admin: anvil.admin }, faults })
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/rpc/ethereum`
})
beforeEach(async () => {
  account = privateKeyToAccount(generatePrivateKey())
  await anvil.admin.setBalance({ address: account.address, value: 10n ** 18n })
})
afterEach(() => faults.clear())
afterAll(async () => {
  await app.close()
  await anvil.stop()
  await rm(stateDir, { recursive: true, force: true })
})

function strike(order: Omit<FaultOrder, 'target'>): void {
  faults.set({ target: 'ethereum', times: 1, ...order })
}

type Answer = {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { code: number; message: string }
}

async function post(
  body: unknown,
  signal?: AbortSignal,
): Promise<{ response: Response; body: Answer & Answer[] }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
  return { response, body: (await response.json()) as Answer & Answer[] }
}

async function ask(method: string, params: readonly unknown[] = []): Promise<Answer> {
  return (await post({ jsonrpc: '2.0', id: 7, method, params })).body
}

function sign(nonce: number, value = 1n): Promise<Hex> {
  const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n }
  return account.signTransaction({
    chainId: 1,
    type: 'eip1559',
    nonce,
    to: BOB,
    value,
    gas: 21_000n,
    ...fees,
  })
}

const send = (raw: Hex) => ask('eth_sendRawTransaction', [raw])
const isMined = async (hash: Hex) =>
  (await anvil.node.getTransactionReceipt({ hash }).catch(() => null)) !== null
const mined = (raw: Hex) =>
  waitUntil({ what: 'a block with it', check: () => isMined(keccak256(raw)), timeoutMs: 5_000 })
const twoBlocks = () => new Promise((resolve) => setTimeout(resolve, 1_000))

describe('the public face of a node', () => {
  it('answers single calls and batches as the node does', async () => {
    expect(await ask('eth_chainId')).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1' })
    const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
    const { body } = await post([call(1, 'eth_chainId'), call(2, 'net_version'), { nonsense: true }])
    expect(body.map((each) => each.result ?? each.error?.code)).toEqual(['0x1', '1', -32600])
  })

  it('passes the refusals of the node on with their code and words', async () => {
    const answer = await send(await sign(0, 10n ** 20n))
    expect(answer.error?.message).toMatch(/insufficient funds/i)
  })

  it.each([
    'anvil_setBalance',
    'evm_mine',
    'hardhat_setBalance',
    'debug_traceTransaction',
    'txpool_content',
    'eth_sendTransaction',
    'eth_sendUnsignedTransaction',
    'eth_sign',
  ])('does not serve %s', async (method) => {
    const answer = await ask(method, [BOB, '0x1'])
    expect(answer.error?.code).toBe(-32601)
    expect(await anvil.node.getTransactionCount({ address: BOB })).toBe(0)
  })

  it('sends what it is given', async () => {
    const raw = await sign(0)
    expect((await send(raw)).result).toBe(keccak256(raw))
    await mined(raw)
  })
})

describe('its switches', () => {
  it('drop: tells the hash and sends nothing', async () => {
    strike({ kind: 'drop' })
    const raw = await sign(0)
    expect((await send(raw)).result).toBe(keccak256(raw))
    await twoBlocks()
    expect(await isMined(keccak256(raw))).toBe(false)
    expect(await anvil.node.getTransactionCount({ address: account.address, blockTag: 'pending' })).toBe(0)
  })

  it('delay: answers late, and only the method it is set for', async () => {
    strike({ kind: 'delay', delayMs: 400, match: 'eth_gasPrice' })
    const tookMs = async (method: string) => {
      const startedMs = performance.now()
      await ask(method)
      return performance.now() - startedMs
    }
    const others = [await tookMs('eth_chainId'), await tookMs('eth_chainId'), await tookMs('eth_chainId')]
    expect(await tookMs('eth_gasPrice')).toBeGreaterThan(390)
    expect(Math.min(...others)).toBeLessThan(300)
  })

  it('duplicate: the same bytes arrive twice and move money once', async () => {
    strike({ kind: 'duplicate' })
    const raw = await sign(0, 5n)
    const before = await anvil.node.getBalance({ address: BOB })
    expect((await send(raw)).result).toBe(keccak256(raw))
    await mined(raw)
    await twoBlocks()
    expect((await anvil.node.getBalance({ address: BOB })) - before).toBe(5n)
    expect(faults.list()).toEqual([])
  })

  it('reorder: the first goes after the second', async () => {
    strike({ kind: 'reorder' })
    const [first, second] = [await sign(0), await sign(1)]
    expect((await send(first)).result).toBe(keccak256(first))
    const pending = { address: account.address, blockTag: 'pending' } as const
    expect(await anvil.node.getTransactionCount(pending)).toBe(0)
    expect((await send(second)).result).toBe(keccak256(second))
    await Promise.all([mined(first), mined(second)])
  })

  it('lie: tells other balances, of the native coin and of a token', async () => {
    faults.set({ target: 'ethereum', kind: 'lie', amount: 150 })
    expect((await ask('eth_getBalance', [account.address, 'latest'])).result).toBe(
      `0x${(15n * 10n ** 17n).toString(16)}`,
    )
    const abi = parseAbi([
      'function balanceOf(address) view returns (uint256)',
      'function decimals() view returns (uint8)',
    ])
    const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [BOB] })
    expect(BigInt(String((await ask('eth_call', [{ to: TOKEN, data }, 'latest'])).result))).toBe(1_500n)
    const other = encodeFunctionData({ abi, functionName: 'decimals' })
    expect(BigInt(String((await ask('eth_call', [{ to: TOKEN, data: other }, 'latest'])).result))).toBe(
      1_000n,
    )
  })

  it('timeout-after-success: it is sent, and nobody is told', async () => {
    strike({ kind: 'timeout-after-success', delayMs: 60_000 })
    const raw = await sign(0)
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }
    await expect(post(call, AbortSignal.timeout(500))).rejects.toThrow()
    await mined(raw)
  })

  it('expire: a pending transaction is thrown out', async () => {
    strike({ kind: 'expire' })
    const raw = await sign(0)
    expect((await send(raw)).result).toBe(keccak256(raw))
    expect((await ask('eth_getTransactionByHash', [keccak256(raw)])).result).toBeNull()
    await twoBlocks()
    expect(await isMined(keccak256(raw))).toBe(false)
  })

  it('reorg: blocks of before are replaced by empty ones', async () => {
    // Empty blocks come by themselves, also above this one: the cut goes a little deeper, into empty ones.
    const spare = 4
    await anvil.admin.mine({ blocks: spare })
    const raw = await sign(0, 3n)
    await send(raw)
    await mined(raw)
    const { blockNumber } = await anvil.node.getTransactionReceipt({ hash: keccak256(raw) })
    const before = await anvil.node.getBlock({ blockNumber })
    const money = await anvil.node.getBalance({ address: BOB })
    const head = await anvil.node.getBlockNumber({ cacheTime: 0 })
    strike({ kind: 'reorg', amount: Number(head - blockNumber) + spare })
    const receipt = await ask('eth_getTransactionReceipt', [keccak256(raw)])
    expect(receipt.result).toBeNull()
    expect(money - (await anvil.node.getBalance({ address: BOB }))).toBe(3n)
    expect((await anvil.node.getBlock({ blockNumber: before.number })).hash).not.toBe(before.hash)
    // The sender may send the same bytes again.
    await send(raw)
    await mined(raw)
  })

  it('rate-limit: 429 and when to come again', async () => {
    strike({ kind: 'rate-limit' })
    const { response, body } = await post({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    expect([response.status, response.headers.get('retry-after'), body.error?.code]).toEqual([429, '1', 429])
    expect((await ask('eth_chainId')).result).toBe('0x1')
  })

  it('server-error: 500, once', async () => {
    strike({ kind: 'server-error' })
    const { response } = await post({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    expect(response.status).toBe(500)
    expect((await ask('eth_chainId')).result).toBe('0x1')
  })
})
