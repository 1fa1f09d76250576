import { setTimeout as sleep } from 'node:timers/promises'
import { address, type KeyPairSigner } from '@solana/kit'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultOrder } from '../../faults/fault-board.ts'
import {
  endTestChain,
  fundedSigner,
  signedTransfer,
  someAddress,
  startTestChain,
  type TestChain,
} from './testing/start-test-chain.ts'
import { USDC } from './testing/test-universe.ts'

let test: TestChain
let me: KeyPairSigner
beforeAll(async () => {
  test = await startTestChain()
  me = await fundedSigner(test)
})
afterEach(() => test.faults.clear())
afterAll(() => endTestChain(test))

function strike(order: Omit<FaultOrder, 'target'>): void {
  test.faults.set({ target: 'solana', ...order })
}

async function send(lamports = 1_000_000n) {
  const to = await someAddress()
  const { base64 } = await signedTransfer(test, me, { to, lamports })
  const post = () => test.call('sendTransaction', [base64, { encoding: 'base64' }])
  return { to, post, arrived: () => test.chain.lamports(to) }
}

async function statusOf(signature: unknown): Promise<unknown> {
  const { result } = await test.call('getSignatureStatuses', [[signature]])
  return (result as { value: unknown[] }).value[0]
}

describe('switches of the chain', () => {
  it('drops what was accepted: a signature, and nothing ever happens', async () => {
    const { post, arrived } = await send()
    strike({ kind: 'drop', times: 1, match: 'sendTransaction' })
    const { result } = await post()
    expect(result).toMatch(/^\w{86,88}$/)
    expect(await statusOf(result)).toBe(null)
    expect(arrived()).toBe(0n)
    await post()
    expect(arrived()).toBe(1_000_000n)
  })

  it('drops a read by hanging up', async () => {
    strike({ kind: 'drop', times: 1, match: 'getSlot' })
    await expect(test.call('getSlot', [])).rejects.toThrow()
    expect((await test.call('getSlot', [])).status).toBe(200)
  })

  it('delays the landing of what is sent, and the answer of what is read', async () => {
    const { post, arrived } = await send()
    strike({ kind: 'delay', times: 1, match: 'sendTransaction', delayMs: 300 })
    const { result } = await post()
    expect(await statusOf(result)).toBe(null)
    expect(arrived()).toBe(0n)
    await waitUntil({ what: 'the late transfer', check: () => arrived() === 1_000_000n })
    strike({ kind: 'delay', times: 1, match: 'getSlot', delayMs: 250 })
    const since = performance.now()
    await test.call('getSlot', [])
    expect(performance.now() - since).toBeGreaterThan(240)
  })

  it('applies once what it executes twice', async () => {
    const { post, arrived } = await send()
    strike({ kind: 'duplicate', match: 'sendTransaction' })
    await post()
    expect(arrived()).toBe(1_000_000n)
  })

  it('lets the next transaction overtake', async () => {
    const first = await send(1_000_001n)
    const second = await send(1_000_002n)
    strike({ kind: 'reorder', times: 1, match: 'sendTransaction', delayMs: 60_000 })
    await first.post()
    expect(first.arrived()).toBe(0n)
    await second.post()
    expect([first.arrived(), second.arrived()]).toEqual([1_000_001n, 1_000_002n])
    const [newest, older] = test.chain.history(me.address, { limit: 2 })
    expect(newest?.counterparty).toBe(first.to)
    expect(older?.counterparty).toBe(second.to)
  })

  it('lands what was held back when nothing follows', async () => {
    const only = await send()
    strike({ kind: 'reorder', times: 1, match: 'sendTransaction', delayMs: 100 })
    await only.post()
    expect(only.arrived()).toBe(0n)
    await waitUntil({ what: 'the held transaction', check: () => only.arrived() === 1_000_000n })
  })

  it('lies about balances by the asked factor, and only there', async () => {
    const you = await someAddress()
    await test.chain.fund(you, { lamports: 5_000_000n, tokens: [{ mint: USDC, amountRaw: 700n }] })
    strike({ kind: 'lie', amount: 150, match: 'getBalance' })
    strike({ kind: 'lie', amount: 50, match: 'getTokenAccountsByOwner' })
    expect((await test.rpc.getBalance(you).send()).value).toBe(7_500_000n)
    const held = await test.rpc
      .getTokenAccountsByOwner(you, { mint: address(USDC) }, { encoding: 'jsonParsed' })
      .send()
    expect(held.value[0]?.account.data.parsed.info.tokenAmount.amount).toBe('350')
    expect((await test.rpc.getAccountInfo(you, { encoding: 'base64' }).send()).value?.lamports).toBe(
      5_000_000n,
    )
    test.faults.clear()
    expect((await test.rpc.getBalance(you).send()).value).toBe(5_000_000n)
  })

  it('does the work and then withholds the answer', async () => {
    const { post, arrived } = await send()
    strike({ kind: 'timeout-after-success', times: 1, match: 'sendTransaction', delayMs: 200 })
    const answer = post().then(
      () => 'answered',
      () => 'lost',
    )
    expect(await Promise.race([answer, sleep(150, 'waiting')])).toBe('waiting')
    expect(arrived()).toBe(1_000_000n)
    expect(await answer).toBe('lost')
  })

  it('expires the blockhashes in hand at once', async () => {
    const { lastValidBlockHeight, blockhash } = test.chain.latestBlockhash()
    const { post, arrived } = await send()
    strike({ kind: 'expire', times: 1 })
    expect((await test.call('getSlot', [])).status).toBe(200)
    expect(test.chain.blockHeight()).toBeLessThan(lastValidBlockHeight)
    const { error } = await post()
    expect(error).toMatchObject({ code: -32002, data: { err: 'BlockhashNotFound' } })
    expect(arrived()).toBe(0n)
    expect(test.chain.blockHeight()).toBeGreaterThan(lastValidBlockHeight)
    const validity = await test.call('isBlockhashValid', [blockhash])
    expect(validity.result).toMatchObject({ value: false })
    const again = await send()
    await again.post()
    expect(again.arrived()).toBe(1_000_000n)
  })

  it('limits the rate with the status and header of a node', async () => {
    strike({ kind: 'rate-limit', times: 1, match: 'getBalance' })
    const refused = await test.call('getBalance', [me.address])
    expect([refused.status, refused.headers.get('retry-after'), refused.error?.code]).toEqual([429, '1', 429])
    strike({ kind: 'rate-limit', times: 1 })
    await expect(test.rpc.getSlot().send()).rejects.toMatchObject({ context: { statusCode: 429 } })
    expect((await test.call('getBalance', [me.address])).status).toBe(200)
  })

  it('fails like a server', async () => {
    const { post, arrived } = await send()
    strike({ kind: 'server-error', times: 1 })
    expect((await post()).status).toBe(500)
    expect(arrived()).toBe(0n)
  })
})
