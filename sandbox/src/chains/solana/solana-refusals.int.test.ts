import {
  getSignatureFromTransaction,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endTestChain,
  fundedSigner,
  signedTransfer,
  someAddress,
  startTestChain,
  type TestChain,
} from './testing/start-test-chain.ts'

let test: TestChain
beforeAll(async () => {
  test = await startTestChain()
})
afterAll(() => endTestChain(test))

describe('what the chain refuses', () => {
  it('refuses what fails in preflight with the error of the program and its logs', async () => {
    const me = await fundedSigner(test)
    const { base64 } = await signedTransfer(test, me, { to: await someAddress(), lamports: 99_000_000_000n })
    const sent = test.rpc.sendTransaction(base64, { encoding: 'base64' }).send()
    await expect(sent).rejects.toMatchObject({
      context: {
        __code: SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
        logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]),
      },
      cause: { context: { code: 1, index: 0 } },
    })
    const { value } = await test.rpc.simulateTransaction(base64, { encoding: 'base64' }).send()
    expect(value.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
    expect(test.chain.lamports(me.address)).toBe(10_000_000_000n)
  })

  it('charges for what fails past preflight, and moves nothing else', async () => {
    const me = await fundedSigner(test)
    const { base64, transaction } = await signedTransfer(test, me, {
      to: await someAddress(),
      lamports: 99_000_000_000n,
    })
    await test.rpc.sendTransaction(base64, { encoding: 'base64', skipPreflight: true }).send()
    expect(test.chain.lamports(me.address)).toBe(9_999_995_000n)
    const { value } = await test.rpc.getSignatureStatuses([getSignatureFromTransaction(transaction)]).send()
    expect(value[0]?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
  })

  it('applies the same bytes once', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    const { base64, transaction } = await signedTransfer(test, me, { to: you, lamports: 1_000_000n })
    const send = (skipPreflight: boolean) =>
      test.rpc.sendTransaction(base64, { encoding: 'base64', skipPreflight }).send()
    const signature = await send(false)
    expect(await send(true)).toBe(signature)
    await expect(send(false)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('already been processed') },
    })
    expect(await test.chain.send(Buffer.from(base64, 'base64'))).toBe(
      getSignatureFromTransaction(transaction),
    )
    expect(test.chain.lamports(you)).toBe(1_000_000n)
    const { value } = await test.rpc.simulateTransaction(base64, { encoding: 'base64' }).send()
    expect(value.err).toBe('AlreadyProcessed')
  })

  it('refuses a wrong signature and unreadable bytes', async () => {
    const me = await fundedSigner(test)
    const { base64 } = await signedTransfer(test, me, { to: await someAddress(), lamports: 1_000_000n })
    const bytes = Buffer.from(base64, 'base64')
    bytes[10] = (bytes[10] ?? 0) ^ 1
    const forged = await test.call('sendTransaction', [bytes.toString('base64'), { encoding: 'base64' }])
    expect(forged.error?.code).toBe(-32003)
    const unread = await test.call('sendTransaction', ['AAAA', { encoding: 'base64' }])
    expect(unread.error?.code).toBe(-32602)
    expect(test.chain.lamports(me.address)).toBe(10_000_000_000n)
  })

  it('raises the typed errors of kit', async () => {
    const me = await someAddress()
    const { value: slot } = { value: await test.rpc.getSlot({ commitment: 'processed' }).send() }
    await expect(test.rpc.getBalance(me, { minContextSlot: slot + 1_000n }).send()).rejects.toSatisfy(
      (error) => isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED),
    )
    await expect(test.rpc.getTokenAccountBalance(me).send()).rejects.toSatisfy((error) =>
      isSolanaError(error, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS),
    )
    expect((await test.call('getNothing', [])).error?.code).toBe(-32601)
    expect((await test.call('getBalance', ['not an address'])).error?.code).toBe(-32602)
  })
})
