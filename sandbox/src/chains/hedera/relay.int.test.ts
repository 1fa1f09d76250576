import { NETWORKS } from '@windhover/core/authority/networks'
import Fastify, { type FastifyInstance } from 'fastify'
import { createPublicClient, http, keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { RpcRefusal } from '../evm/rpc/rpc-call.ts'
import { VIEM_CHAINS } from '../evm/viem-chains.ts'
import { longZeroAddress } from './entity-id.ts'
import { mountHederaRpc } from './mount-hedera-rpc.ts'
import {
  awaitRelayReceipt,
  feeOf,
  newPerson,
  sendCall,
  signCall,
  startTestHedera,
  type TestHedera,
} from './start-test-hedera.ts'
import { GAS_PRICE_WEIBAR, TINYBAR_PER_HBAR, WEIBAR_PER_TINYBAR } from './units.ts'

const HBAR = TINYBAR_PER_HBAR
const faults = createFaultBoard()

let world: TestHedera
let app: FastifyInstance
let url: string
beforeAll(async () => {
  world = await startTestHedera()
  app = Fastify({ forceCloseConnections: true })
  mountHederaRpc(app, { chain: world.chain, faults })
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/rpc/hedera`
})
afterAll(async () => {
  await app?.close()
  await world?.stop()
})
beforeEach(() => faults.clear())

const client = () =>
  createPublicClient({ chain: VIEM_CHAINS.hedera, transport: http(url, { retryCount: 0, timeout: 3_000 }) })
const balance = (address: `0x${string}`) => world.chain.node.getBalance({ address })
const send = (raw: `0x${string}`) => client().sendRawTransaction({ serializedTransaction: raw })

async function fundedPerson(hbar = 100n) {
  const person = newPerson()
  await world.chain.fund(person.address, { nativeRaw: hbar * HBAR, tokens: [] })
  return person
}

describe('units and hashes', () => {
  it('speaks weibar outside and tinybar inside', async () => {
    const person = await fundedPerson(12n)
    expect(await client().getBalance({ address: person.address })).toBe(parseEther('12'))
    expect(await client().getGasPrice()).toBe(GAS_PRICE_WEIBAR)
    expect(await client().getChainId()).toBe(NETWORKS.practice.hedera)
    const fees = await client().estimateFeesPerGas()
    expect(fees.maxFeePerGas).toBeGreaterThanOrEqual(GAS_PRICE_WEIBAR)
    const gas = await client().estimateGas({
      account: person,
      to: newPerson().address,
      value: parseEther('11'),
    })
    expect(gas).toBe(21_000n)
  })

  it('answers with the hash of the signed bytes everywhere', async () => {
    const person = await fundedPerson()
    const to = newPerson().address
    const raw = await signCall(world.chain, person, { to, valueTinybar: 3n * HBAR, gas: 100_000n })
    const hash = await send(raw)
    expect(hash).toBe(keccak256(raw))
    const receipt = await client().waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({
      transactionHash: hash,
      status: 'success',
      effectiveGasPrice: GAS_PRICE_WEIBAR,
    })
    const transaction = await client().getTransaction({ hash })
    expect(transaction).toMatchObject({ hash, value: 3n * parseEther('1'), nonce: 0, type: 'eip1559' })
    expect(transaction.from.toLowerCase()).toBe(person.address.toLowerCase())
    const block = await client().getBlock({ blockNumber: receipt.blockNumber })
    expect(block.transactions).toContain(hash)
    expect(await balance(to)).toBe(3n * HBAR)
    expect(await balance(person.address)).toBe(
      97n * HBAR - receipt.gasUsed * (GAS_PRICE_WEIBAR / WEIBAR_PER_TINYBAR),
    )
  })

  it('takes legacy transactions too', async () => {
    const person = await fundedPerson()
    const to = newPerson().address
    const legacy = {
      type: 'legacy',
      chainId: NETWORKS.practice.hedera,
      to,
      value: parseEther('1'),
      nonce: 0,
      gas: 50_000n,
    } as const
    const hash = await send(await person.signTransaction({ ...legacy, gasPrice: GAS_PRICE_WEIBAR * 2n }))
    const receipt = await awaitRelayReceipt(world.chain, hash)
    expect(receipt.status).toBe('0x1')
    // The network's price is taken, not the offered one.
    expect(await balance(person.address)).toBe(99n * HBAR - feeOf(receipt))
  })

  it('finds an account that is addressed by its number', async () => {
    const [person, other] = await Promise.all([fundedPerson(), fundedPerson(1n)])
    const byNumber = longZeroAddress(world.chain.accountId(other.address) ?? '')
    const { receipt } = await sendCall(world.chain, person, {
      to: byNumber,
      valueTinybar: HBAR,
      gas: 100_000n,
    })
    expect(receipt.status).toBe('0x1')
    expect(await balance(other.address)).toBe(2n * HBAR)
    expect(await client().getBalance({ address: byNumber })).toBe(parseEther('2'))
  })

  it('keeps tests of the node and unlocked accounts inside', async () => {
    for (const method of ['anvil_setBalance', 'eth_sendTransaction', 'evm_mine', 'debug_traceTransaction']) {
      await expect(world.chain.relay.handle(method, [])).rejects.toMatchObject({ code: -32601 })
    }
  })
})

describe('refusals', () => {
  const refusalOf = async (raw: `0x${string}`): Promise<string> => {
    try {
      await world.chain.relay.handle('eth_sendRawTransaction', [raw])
      return 'taken'
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error
      return `${error.code} ${error.message}`
    }
  }

  it('refuses wrong nonces, chains, prices, amounts and what cannot be paid', async () => {
    const person = await fundedPerson(2n)
    const base = {
      type: 'eip1559',
      chainId: NETWORKS.practice.hedera,
      to: newPerson().address,
      value: parseEther('1'),
      nonce: 0,
    } as const
    const fees = { gas: 50_000n, maxFeePerGas: GAS_PRICE_WEIBAR, maxPriorityFeePerGas: 0n }
    const refusal = async (change: object) =>
      refusalOf(await person.signTransaction({ ...base, ...fees, ...change }))
    expect(await refusal({ nonce: 1 })).toBe('32002 Nonce too high. Provided nonce: 1, current nonce: 0')
    expect(await refusal({ chainId: 1 })).toBe(
      `-32000 ChainId (0x1) not supported. The correct chainId is 0x${NETWORKS.practice.hedera.toString(16)}`,
    )
    expect(await refusal({ maxFeePerGas: 1n })).toContain('-32009 Gas price')
    expect(await refusal({ value: 9n })).toContain('-32602 Value')
    expect(await refusal({ gas: 16_000_000n })).toContain('-32005')
    expect(await refusal({ gas: 20_000n })).toContain('-32003')
    expect(await refusal({ value: parseEther('3') })).toBe('-32000 Insufficient funds for transfer')
    expect(await refusalOf('0x1234')).toContain('-32602')
    expect(await refusal({})).toBe('taken')
    expect(await refusal({ value: parseEther('0.5') })).toContain('32001 Nonce too low')
    const stranger = await newPerson().signTransaction({ ...base, ...fees })
    expect(await refusalOf(stranger)).toContain('-32001 Requested resource not found')
  })

  it('takes the same bytes twice, also at once, and moves once', async () => {
    const person = await fundedPerson()
    const to = newPerson().address
    const raw = await signCall(world.chain, person, { to, valueTinybar: 4n * HBAR, gas: 100_000n })
    const [one, other] = await Promise.all([send(raw), send(raw)])
    expect(one).toBe(other)
    const receipt = await awaitRelayReceipt(world.chain, one)
    expect(await send(raw)).toBe(one)
    expect(await balance(to)).toBe(4n * HBAR)
    expect(await balance(person.address)).toBe(96n * HBAR - feeOf(receipt))
  })

  it('leaves what is below a tinybar with the sender', async () => {
    const person = await fundedPerson()
    const to = newPerson().address
    const value = 5n * WEIBAR_PER_TINYBAR + 7n
    const raw = await person.signTransaction({
      ...{ type: 'eip1559', chainId: NETWORKS.practice.hedera, to, value, nonce: 0, gas: 50_000n },
      ...{ maxFeePerGas: GAS_PRICE_WEIBAR, maxPriorityFeePerGas: 0n },
    })
    await awaitRelayReceipt(world.chain, await send(raw))
    expect(await balance(to)).toBe(5n)
  })
})

describe('switches', () => {
  const set = (kind: Parameters<typeof faults.set>[0]['kind'], more: object = {}) =>
    faults.set({ target: 'hedera', kind, times: 1, ...more })
  const seen = (hash: `0x${string}`) => world.chain.relay.handle('eth_getTransactionByHash', [hash])
  const SPARE_BLOCKS = 4
  const rest = () => new Promise((resolve) => setTimeout(resolve, 400))

  it('drops a transaction that it has answered for', async () => {
    const raw = await signCall(world.chain, await fundedPerson(), {
      to: newPerson().address,
      valueTinybar: 1n,
    })
    set('drop')
    const hash = await send(raw)
    await rest()
    expect(hash).toBe(keccak256(raw))
    expect(await seen(hash)).toBeNull()
    await awaitRelayReceipt(world.chain, await send(raw))
  })

  it('sends twice what must move once', async () => {
    const to = newPerson().address
    const raw = await signCall(world.chain, await fundedPerson(), { to, valueTinybar: 11n })
    set('duplicate')
    await awaitRelayReceipt(world.chain, await send(raw))
    await rest()
    expect(await balance(to)).toBe(11n)
  })

  it('lets a later transaction overtake', async () => {
    const [one, other] = await Promise.all([fundedPerson(), fundedPerson()])
    set('reorder')
    const held = await send(await signCall(world.chain, one, { to: newPerson().address, valueTinybar: 1n }))
    await rest()
    expect(await seen(held)).toBeNull()
    await send(await signCall(world.chain, other, { to: newPerson().address, valueTinybar: 1n }))
    expect((await awaitRelayReceipt(world.chain, held)).status).toBe('0x1')
  })

  it('throws out what was pending, and takes it again', async () => {
    const person = await fundedPerson()
    // A block may come before the order to throw it out; then another one is tried.
    for (let attempt = 0; ; attempt += 1) {
      const raw = await signCall(world.chain, person, { to: newPerson().address, valueTinybar: 1n })
      set('expire')
      const hash = await send(raw)
      await rest()
      if ((await seen(hash)) !== null && attempt < 4) continue
      expect(await seen(hash)).toBeNull()
      expect(await send(raw)).toBe(hash)
      expect((await awaitRelayReceipt(world.chain, hash)).status).toBe('0x1')
      break
    }
  })

  it('forgets blocks', async () => {
    const person = await fundedPerson()
    const to = newPerson().address
    // Empty blocks come by themselves, also above the transfer: the cut goes a little deeper, into empty ones.
    await world.chain.admin.mine({ blocks: SPARE_BLOCKS })
    const sent = await sendCall(world.chain, person, { to, valueTinybar: 9n })
    await world.chain.ledger.sync()
    const before = world.chain.ledger.records().length
    expect(world.chain.accountId(to)).not.toBeNull()
    const head = await world.chain.node.getBlockNumber({ cacheTime: 0 })
    set('reorg', { amount: Number(head - BigInt(sent.receipt.blockNumber)) + SPARE_BLOCKS })
    await client().getBlockNumber()
    expect(await balance(to)).toBe(0n)
    expect(await world.chain.relay.handle('eth_getTransactionReceipt', [sent.hash])).toBeNull()
    await world.chain.ledger.sync()
    expect(world.chain.ledger.records().length).toBe(before - 1)
  })

  it('lies, refuses, breaks, comes late and goes silent after the work', async () => {
    const person = await fundedPerson(8n)
    set('lie', { amount: 25 })
    expect(await client().getBalance({ address: person.address })).toBe(parseEther('2'))
    const status = async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
      return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status
    }
    set('rate-limit')
    expect(await status()).toBe(429)
    set('server-error')
    expect(await status()).toBe(500)
    expect(await status()).toBe(200)
    set('delay', { delayMs: 250 })
    const startedMs = performance.now()
    await client().getChainId()
    expect(performance.now() - startedMs).toBeGreaterThan(240)
    const raw = await signCall(world.chain, person, { to: newPerson().address, valueTinybar: 1n })
    set('timeout-after-success', { delayMs: 100 })
    await expect(send(raw)).rejects.toThrow()
    expect((await awaitRelayReceipt(world.chain, keccak256(raw))).status).toBe('0x1')
  })
})
