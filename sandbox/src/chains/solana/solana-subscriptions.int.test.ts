import { address, getBase58Decoder, signature as toSignature } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  endTestChain,
  fundedSigner,
  signedTransfer,
  someAddress,
  startTestChain,
  type TestChain,
} from './testing/start-test-chain.ts'
import { USDC } from './testing/test-universe.ts'
import { TOKEN_PROGRAM } from './tokens/programs.ts'

let test: TestChain
beforeAll(async () => {
  test = await startTestChain()
})
afterAll(() => endTestChain(test))

/** The first notification, after `act` has made it happen. */
async function firstOf<Item>(
  open: (options: { abortSignal: AbortSignal }) => Promise<AsyncIterable<Item>>,
  act: () => Promise<unknown>,
): Promise<Item> {
  const abort = new AbortController()
  const stream = await open({ abortSignal: abort.signal })
  const first = (async () => {
    for await (const item of stream) return item
    throw new Error('the stream ended without a word')
  })()
  await act()
  try {
    return await first
  } finally {
    abort.abort()
  }
}

const processed = { commitment: 'processed' } as const

describe('subscriptions', () => {
  it('counts slots', async () => {
    const before = await test.rpc.getSlot(processed).send()
    const told = await firstOf(
      (options) => test.rpcSubscriptions.slotNotifications().subscribe(options),
      async () => {},
    )
    // The one that has just begun may be told after it was asked for.
    expect(told.slot).toBeGreaterThanOrEqual(before)
    expect(told.slot - told.root).toBe(32n)
  })

  it('tells of an account that changed', async () => {
    const you = await someAddress()
    const told = await firstOf(
      (options) =>
        test.rpcSubscriptions
          .accountNotifications(you, { ...processed, encoding: 'base64' })
          .subscribe(options),
      () => test.chain.fund(you, { lamports: 3_000_000n, tokens: [] }),
    )
    expect(told.value.lamports).toBe(3_000_000n)
  })

  it('tells of token accounts by their program, through a filter', async () => {
    const you = await someAddress()
    const filters = [{ memcmp: { offset: 32n, bytes: you as never, encoding: 'base58' } }] as const
    const told = await firstOf(
      (options) =>
        test.rpcSubscriptions
          .programNotifications(TOKEN_PROGRAM, { ...processed, encoding: 'base64', filters: [...filters] })
          .subscribe(options),
      () => test.chain.fund(you, { lamports: 0n, tokens: [{ mint: USDC, amountRaw: 4n }] }),
    )
    expect(told.value.pubkey).toBe(test.chain.tokenAccounts(you)[0]?.account)
  })

  it('tells the logs of transactions that mention an account', async () => {
    const you = await someAddress()
    const told = await firstOf(
      (options) => test.rpcSubscriptions.logsNotifications({ mentions: [you] }, processed).subscribe(options),
      async () => {
        await test.chain.fund(await someAddress(), { lamports: 2_000_000n, tokens: [] })
        await test.chain.fund(you, { lamports: 2_000_000n, tokens: [] })
      },
    )
    expect(told.value.signature).toBe(test.chain.history(you, { limit: 1 })[0]?.signature)
    expect(told.value.logs?.[0]).toContain('invoke [1]')
  })

  it('tells of a signature that was confirmed before anybody asked', async () => {
    const you = await someAddress()
    const [sent] = await test.chain.fund(you, { lamports: 2_000_000n, tokens: [] })
    const told = await firstOf(
      (options) =>
        test.rpcSubscriptions.signatureNotifications(toSignature(sent ?? ''), processed).subscribe(options),
      async () => {},
    )
    expect(told.value).toEqual({ err: null })
  })

  it('says first that a transaction was received, then its end, then nothing', async () => {
    const me = await fundedSigner(test)
    const { base64, transaction } = await signedTransfer(test, me, {
      to: await someAddress(),
      lamports: 1_000_000n,
    })
    const [bytes] = Object.values(transaction.signatures)
    const name = getBase58Decoder().decode(bytes ?? new Uint8Array())
    const socket = new WebSocket(test.chain.wsUrl)
    const heard: unknown[] = []
    await new Promise((resolve) => socket.once('open', resolve))
    const done = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data))
        heard.push(message.result ?? message.params.result.value)
        if (heard.length === 3) resolve()
      })
    })
    const params = [name, { commitment: 'confirmed', enableReceivedNotification: true }]
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }))
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'ping' }))
    await test.rpc.sendTransaction(base64, { encoding: 'base64' }).send()
    await done
    expect(heard).toEqual([expect.any(Number), 'receivedSignature', { err: null }])
    socket.terminate()
  })

  it('ends a subscription when asked, and refuses what it does not know', async () => {
    const socket = new WebSocket(test.chain.wsUrl)
    await new Promise((resolve) => socket.once('open', resolve))
    const ask = (id: number, method: string, params: unknown[]) =>
      new Promise<{ result?: unknown; error?: { code: number } }>((resolve) => {
        socket.on('message', function listen(data) {
          const message = JSON.parse(String(data))
          if (message.id !== id) return
          socket.off('message', listen)
          resolve(message)
        })
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      })
    const you = address(await someAddress())
    const { result } = await ask(1, 'accountSubscribe', [you, processed])
    expect(await ask(2, 'accountUnsubscribe', [result])).toMatchObject({ result: true })
    expect(await ask(3, 'accountUnsubscribe', [result])).toMatchObject({ error: { code: -32602 } })
    expect(await ask(4, 'voteSubscribe', [])).toMatchObject({ error: { code: -32601 } })
    expect(await ask(5, 'accountSubscribe', ['nobody'])).toMatchObject({ error: { code: -32602 } })
    socket.terminate()
  })
})
