import { askFaucet } from '@windhover/testkit/ask-faucet'
import { findTrap } from '@windhover/testkit/find-trap'
import { createSolanaSwapSigner, type SwapSigner } from '@windhover/testkit/swap-signer'
import { runSwap, type SwapSubject, swapVenueConformance } from '@windhover/testkit/swap-venue-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { SignedAction } from '../../ports/chain.ts'
import { createSolanaChain } from '../solana-chain/index.ts'
import { createJupiterSwap } from './index.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'

let sandbox: TestSandbox
let subject: SwapSubject
let trader: SwapSigner
beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  const birdeye = { url: env.BIRDEYE_URL ?? '', apiKey: env.BIRDEYE_API_KEY ?? '' }
  const rpcUrl = env.SOLANA_RPC_URL ?? ''
  trader = await createSolanaSwapSigner()
  await askFaucet(sandbox, { solana: trader.address, chains: ['solana'] })
  subject = {
    venue: createJupiterSwap({ url: env.JUPITER_URL ?? '', apiKey: env.JUPITER_API_KEY ?? '' }),
    chain: createSolanaChain({ rpcUrl, birdeye, clock: systemClock }).chain,
    trader,
    stranger: (await createSolanaSwapSigner()).address,
    trades: [
      { sellToken: 'native', buyToken: BONK, sellAmountRaw: 100_000_000n },
      { sellToken: BONK, buyToken: USDC, sellAmountRaw: 100_000_000n },
      { sellToken: USDC, buyToken: 'native', sellAmountRaw: 2_000_000n },
    ],
  }
})
afterAll(() => sandbox?.stop())

swapVenueConformance('Jupiter', () => subject)

const order = (change: object = {}) => ({
  chain: 'solana' as const,
  sellToken: USDC,
  buyToken: 'native',
  sellAmountRaw: 1_000_000n,
  slippageBps: 100,
  owner: trader.address,
  minBuyAmountRaw: 1n,
  ...change,
})

async function signOne(): Promise<Extract<SignedAction, { chain: 'solana' }>> {
  const [action] = (await subject.venue.build(order())).actions
  if (action === undefined) throw new Error('nothing was built')
  const signed = await trader.sign(action)
  if (signed.chain !== 'solana') throw new Error('not of Solana')
  return signed
}

describe('Jupiter: what only it does', () => {
  it('R2-221 makes one transaction that the owner pays for and the relay submits', async () => {
    const { actions, quote } = await subject.venue.build(order())
    expect(actions).toEqual([
      {
        chain: 'solana',
        transactionBase64: expect.stringMatching(/^[\w+/]+=*$/),
        feePayer: trader.address,
        lastValidBlockHeight: expect.any(BigInt),
        blockhash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
        requestId: expect.stringMatching(/./),
      },
    ])
    expect(quote.networkFeeRaw).toBeGreaterThan(0n)
    expect(quote.expiresAtMs).toBeGreaterThan(Date.now())
    expect(await runSwap(subject, async () => actions)).toBeGreaterThan(0n)
  })

  it('R3-164 says in the product’s words that a token cannot be traded', async () => {
    const unsellable = await findTrap(sandbox, 'solana')
    const refusal = { code: 'swap/noRoute', message: 'No route through Jupiter was found to trade' }
    const asked = { ...order({ sellToken: unsellable }), taker: null }
    await expect(subject.venue.quote(asked)).rejects.toMatchObject(refusal)
    await expect(subject.venue.build(order({ sellToken: unsellable }))).rejects.toMatchObject(refusal)
  })

  it('knows what was certainly not sent from what may have been', async () => {
    const signed = await signOne()
    const relay = subject.venue.relay
    if (relay === undefined) throw new Error('no relay')
    const [unsigned] = (await subject.venue.build(order())).actions
    if (unsigned?.chain !== 'solana') throw new Error('nothing was built')
    // Bytes without our signature, and bytes of another order.
    const { transactionBase64, requestId = '' } = unsigned
    await expect(relay.submit({ chain: 'solana', transactionBase64, requestId })).rejects.toMatchObject({
      code: expect.stringMatching(/swap\/failed|chain\/badTransaction/),
      retryable: false,
    })
    await expect(relay.submit({ ...signed, requestId })).rejects.toMatchObject({
      code: 'swap/failed',
      retryable: false,
    })
    await expect(relay.submit({ ...signed, requestId: 'forgotten' })).rejects.toMatchObject({
      code: 'swap/venueUnavailable',
      retryable: true,
    })
    await expect(relay.submit({ chain: 'solana', transactionBase64 })).rejects.toMatchObject({
      code: 'chain/badTransaction',
    })
    const id = await relay.submit(signed)
    await waitUntil({
      what: 'the swap to be confirmed',
      check: async () => (await subject.chain.getStatus({ transactionId: id })).state === 'confirmed',
    })
  })
})
