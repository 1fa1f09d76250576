import {
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
} from '@solana/kit'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { type ActionSigner, createSolanaSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { chainReadingConformance, type ReadingSubject } from '@windhover/testkit/chain-conformance'
import {
  chainTransferConformance,
  readAmounts,
  type TransferSubject,
  waitForEnd,
} from '@windhover/testkit/chain-transfer-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { UnsignedAction } from '../../ports/chain.ts'
import { createSolanaChain } from './index.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const NEVER_SENT = '1'.repeat(64)

let sandbox: TestSandbox
let solana: ReturnType<typeof createSolanaChain>
let reading: ReadingSubject
let transfers: TransferSubject

beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  solana = createSolanaChain({
    rpcUrl: env.SOLANA_RPC_URL ?? '',
    birdeye: { url: env.BIRDEYE_URL ?? '', apiKey: env.BIRDEYE_API_KEY ?? '' },
    clock: systemClock,
  })
  const [holder, sender, recipient, nobody] = await Promise.all(Array.from({ length: 4 }, createSolanaSigner))
  if (!holder || !sender || !recipient || !nobody) throw new Error('four keys are needed')
  await Promise.all(
    [holder, sender].map((key) => askFaucet(sandbox, { solana: key.address, chains: ['solana'] })),
  )
  reading = {
    adapter: solana.chain,
    goodAddresses: [
      [USDC, USDC],
      [` ${holder.address} `, holder.address],
    ],
    badAddresses: ['', 'nowhere', '0x0000000000000000000000000000000000000001', `${USDC}x`],
    emptyOwner: nobody.address,
    owner: holder.address,
    holdings: [
      { token: 'native', amountRaw: 5_000_000_000n },
      { token: USDC, amountRaw: 500_000_000n },
    ],
    historyLength: 4,
  }
  transfers = {
    adapter: solana.chain,
    sender,
    recipient: recipient.address,
    tokens: ['native', USDC],
    unknownTransactionId: NEVER_SENT,
  }
})
afterAll(async () => sandbox?.stop())

chainReadingConformance('Solana', () => reading)
chainTransferConformance('Solana', () => transfers)

async function fundedSigner(): Promise<ActionSigner> {
  const key = await createSolanaSigner()
  await askFaucet(sandbox, { solana: key.address, chains: ['solana'] })
  return key
}

async function send(key: ActionSigner, action: UnsignedAction): Promise<string> {
  const id = await solana.chain.submit(await key.sign(action))
  expect(await waitForEnd(solana.chain, id, action)).toMatchObject({ state: 'confirmed' })
  return id
}

function onUnknownBlock(wire: string): string {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  const messageBytes = getCompiledTransactionMessageEncoder().encode({
    ...message,
    lifetimeToken: USDC,
  }) as typeof transaction.messageBytes
  return getBase64EncodedWireTransaction({ ...transaction, messageBytes })
}

describe('Solana transfers', () => {
  it('are two where two were ordered, however alike and close together', async () => {
    const key = await fundedSigner()
    const order = { from: key.address, to: transfers.recipient, token: 'native', amountRaw: 1_000_000n }
    const built = await Promise.all(Array.from({ length: 4 }, () => solana.chain.buildTransfer(order)))
    const ids = await Promise.all(built.map((action) => send(key, action)))
    expect(new Set(ids).size).toBe(4)
  })

  it('are never expired once they landed, and only then can be when unseen', async () => {
    const key = await fundedSigner()
    const order = { from: key.address, to: transfers.recipient, token: 'native', amountRaw: 1_000_000n }
    const action = await solana.chain.buildTransfer(order)
    if (action.chain !== 'solana') throw new Error('not of Solana')
    const id = await send(key, action)
    const early = { lastValidBlockHeight: 1n }
    expect(await solana.chain.getStatus({ transactionId: id, ...early })).toMatchObject({
      state: 'confirmed',
    })
    const unsent = { transactionId: NEVER_SENT, lastValidBlockHeight: action.lastValidBlockHeight }
    expect(await solana.chain.getStatus(unsent)).toEqual({ state: 'unseen' })
    expect(await solana.chain.getStatus({ ...unsent, ...early })).toEqual({ state: 'expired' })
  })

  it('are no failure where the node does not know the block they were built on', async () => {
    const key = await fundedSigner()
    const order = { from: key.address, to: transfers.recipient, token: 'native', amountRaw: 1_000_000n }
    const action = await solana.chain.buildTransfer(order)
    if (action.chain !== 'solana') throw new Error('not of Solana')
    const transactionBase64 = onUnknownBlock(action.transactionBase64)
    await expect(solana.chain.simulate({ ...action, transactionBase64 })).rejects.toMatchObject({
      code: 'chain/unavailable',
      retryable: true,
    })
  })

  it('foresee a failure with its reason, and the chain refuses it too', async () => {
    const key = await fundedSigner()
    const all = { from: key.address, to: transfers.recipient, token: USDC, amountRaw: 500_000_000n }
    const [first, second] = [await solana.chain.buildTransfer(all), await solana.chain.buildTransfer(all)]
    await send(key, first)
    expect(await solana.chain.simulate(second)).toMatchObject({
      succeeds: false,
      error: { code: 'chain/insufficientFunds', message: expect.stringMatching(/insufficient/i) },
    })
    await expect(solana.chain.submit(await key.sign(second))).rejects.toMatchObject({
      code: 'chain/rejected',
    })
  })

  it('go to wallets alone: a mint, a token account or a program would keep the coins', async () => {
    const order = { from: transfers.sender.address, token: 'native', amountRaw: 1n }
    for (const to of [USDC, '11111111111111111111111111111111']) {
      await expect(solana.chain.buildTransfer({ ...order, to })).rejects.toMatchObject({
        code: 'chain/badRecipient',
      })
    }
    const stranger = { ...order, to: transfers.recipient, token: transfers.recipient }
    await expect(solana.chain.buildTransfer(stranger)).rejects.toMatchObject({ code: 'chain/unknownToken' })
  })

  it('carry tokens of the newer token program, and effects of a fill are foreseen', async () => {
    const key = await fundedSigner()
    const { address: mint } = pickToken2022()
    const fill = await orderFill(key.address, mint)
    const effects = await solana.chain.simulate(fill)
    if (!effects.succeeds) throw effects.error
    expect(effects.changes).toContainEqual(expect.objectContaining({ token: USDC, amountRaw: -10_000_000n }))
    await send(key, fill)
    const held = (await readAmounts(solana.chain, key.address)).get(mint) ?? 0n
    expect(effects.changes).toContainEqual(expect.objectContaining({ token: mint, amountRaw: held }))

    const order = { from: key.address, to: transfers.recipient, token: mint, amountRaw: held / 3n }
    await send(key, await solana.chain.buildTransfer(order))
    expect((await readAmounts(solana.chain, key.address)).get(mint)).toBe(held - held / 3n)
    expect((await readAmounts(solana.chain, transfers.recipient)).get(mint)).toBeGreaterThan(0n)
  })
})

describe('Solana wrapping', () => {
  it('wraps and unwraps one for one, in part and in whole', async () => {
    const key = await fundedSigner()
    const { wrappedToken, buildWrap, buildUnwrap } = solana.wrapping
    const wrapped = async () => (await readAmounts(solana.chain, key.address)).get(wrappedToken) ?? 0n
    const run = async (actions: readonly UnsignedAction[]) => {
      for (const action of actions) await send(key, action)
    }
    await run(await buildWrap({ owner: key.address, amountRaw: 2_000_000_000n }))
    expect(await wrapped()).toBe(2_000_000_000n)
    const held = await solana.chain.getBalances(key.address)
    if (held.state !== 'known') throw new Error(held.reason)
    const names = held.value.map(({ token, symbol, name }) => [token, symbol, name])
    expect(names).toContainEqual(['native', 'SOL', 'Solana'])
    expect(names).toContainEqual([wrappedToken, 'WSOL', 'Wrapped SOL'])
    await run(await buildUnwrap({ owner: key.address, amountRaw: 500_000_000n }))
    expect(await wrapped()).toBe(1_500_000_000n)
    await run(await buildUnwrap({ owner: key.address, amountRaw: 'all' }))
    expect(await wrapped()).toBe(0n)
    const native = (await readAmounts(solana.chain, key.address)).get('native') ?? 0n
    // Only fees are gone: the account's rent came back with it.
    expect(5_000_000_000n - native).toBeLessThan(100_000n)
    await expect(buildUnwrap({ owner: key.address, amountRaw: 'all' })).rejects.toMatchObject({
      code: 'chain/insufficientFunds',
    })
    await expect(buildWrap({ owner: key.address, amountRaw: 0n })).rejects.toMatchObject({
      code: 'chain/badAmount',
    })
  })
})

function pickToken2022() {
  const found = buildUniverse('windhover')
    .onChain('solana')
    .find((listing) => listing.standard === 'token-2022' && !listing.risk.honeypot && !listing.risk.thin)
  if (found === undefined) throw new Error('the practice world lists no Token-2022')
  return found
}

/** A swap that a market maker has already signed its half of. */
async function orderFill(taker: string, mint: string): Promise<UnsignedAction> {
  const query = new URLSearchParams({ inputMint: USDC, outputMint: mint, amount: '10000000', taker })
  const response = await fetch(`${sandbox.env.JUPITER_URL}/swap/v2/order?${query}`)
  const order = (await response.json()) as {
    transaction: string
    lastValidBlockHeight: string
    errorMessage?: string
  }
  if (!order.transaction) throw new Error(JSON.stringify(order))
  return {
    chain: 'solana',
    transactionBase64: order.transaction,
    feePayer: taker,
    lastValidBlockHeight: BigInt(order.lastValidBlockHeight),
    // Nobody asks for it here.
    blockhash: '',
  }
}
