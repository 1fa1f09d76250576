import {
  address,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
} from '@solana/kit'
import { freePorts } from '@windhover/testkit/free-port'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { execute, order, sign } from './call-jupiter.ts'
import { double } from './index.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const QUERY = { inputMint: USDC, outputMint: BONK, amount: '1000000' }

let test: TestWorld
let owner: KeyPairSigner
beforeAll(async () => {
  test = await startTestWorld([double], await freePorts(3))
})
afterAll(() => test?.stop())
beforeEach(async () => {
  test.world.faults.clear()
  owner = await test.wallet(1_000_000_000n, { [USDC]: 10_000_000n })
})

const spent = () => 10_000_000n - test.world.solana.tokenAmount(owner.address, address(USDC))
const place = () => order(test, { ...QUERY, taker: owner.address })

it('applies an order once, however often and however much at once it is executed', async () => {
  const { transaction, requestId } = await place()
  const body = { signedTransaction: await sign(transaction, owner), requestId }
  const [first, ...others] = await Promise.all([body, body, body].map((each) => execute(test, each)))
  expect(first?.status).toBe('Success')
  for (const answer of [...others, await execute(test, body)]) expect(answer).toEqual(first)
  expect(spent()).toBe(1_000_000n)
})

it('reports an order as filled that reached the chain by another way', async () => {
  const { transaction, requestId } = await place()
  const signedTransaction = await sign(transaction, owner)
  const signature = await test.world.solana.send(Buffer.from(signedTransaction, 'base64'))
  expect(await execute(test, { signedTransaction, requestId })).toMatchObject({
    status: 'Success',
    signature,
  })
  expect(spent()).toBe(1_000_000n)
})

it('refuses what is not the order it gave out', async () => {
  const mine = await place()
  const other = await place()
  const signedTransaction = await sign(other.transaction, owner)
  expect(await execute(test, { signedTransaction, requestId: mine.requestId })).toMatchObject({ code: -3 })
  expect(await execute(test, { signedTransaction, requestId: 'nobody knows' })).toMatchObject({ code: -1 })
  expect(await execute(test, { signedTransaction: 'AAAA', requestId: mine.requestId })).toMatchObject({
    code: -2,
  })
  expect(await execute(test, { requestId: mine.requestId })).toMatchObject({ code: -2 })
  expect(spent()).toBe(0n)
})

it('refuses a changed amount', async () => {
  const { transaction, requestId } = await place()
  const decoded = getTransactionDecoder().decode(Buffer.from(transaction ?? '', 'base64'))
  const bytes = Buffer.from(new Uint8Array(decoded.messageBytes))
  const wanted = Buffer.alloc(8)
  wanted.writeBigUInt64LE(1_000_000n)
  bytes.writeBigUInt64LE(1n, bytes.indexOf(wanted))
  const wire = Buffer.from(transaction ?? '', 'base64')
  bytes.copy(wire, wire.length - bytes.length)
  const signedTransaction = await sign(wire.toString('base64'), owner)
  expect(await execute(test, { signedTransaction, requestId })).toMatchObject({ status: 'Failed', code: -3 })
})

it('refuses a missing or a wrong signature', async () => {
  const { transaction, requestId } = await place()
  const unsigned = { signedTransaction: transaction, requestId }
  expect(await execute(test, unsigned)).toMatchObject({ status: 'Failed', code: -1003 })
  const signed = getTransactionDecoder().decode(Buffer.from(await sign(transaction, owner), 'base64'))
  const signatures = { ...signed.signatures, [owner.address]: new Uint8Array(64).fill(7) }
  const signedTransaction = getBase64EncodedWireTransaction(Object.assign({}, signed, { signatures }))
  expect(await execute(test, { signedTransaction, requestId })).toMatchObject({ code: -1003 })
  expect(spent()).toBe(0n)
})

it("refuses a quote that its maker no longer holds, and a block height that is not the order's", async () => {
  const { transaction, requestId, expireAt } = await place()
  const body = { signedTransaction: await sign(transaction, owner), requestId }
  expect(await execute(test, { ...body, lastValidBlockHeight: '1' })).toMatchObject({ code: -1004 })
  vi.spyOn(Date, 'now').mockReturnValue((Number(expireAt) + 1) * 1_000)
  try {
    expect(await execute(test, body)).toMatchObject({ status: 'Failed', code: -2003 })
  } finally {
    vi.restoreAllMocks()
  }
  expect(spent()).toBe(0n)
})

it('says so when the chain refuses', async () => {
  const [one, two] = [await place(), await order(test, { ...QUERY, amount: '9500000', taker: owner.address })]
  await execute(test, { signedTransaction: await sign(one.transaction, owner), requestId: one.requestId })
  const late = { signedTransaction: await sign(two.transaction, owner), requestId: two.requestId }
  expect(await execute(test, late)).toMatchObject({ status: 'Failed', code: -2000 })
  expect(spent()).toBe(1_000_000n)
})
