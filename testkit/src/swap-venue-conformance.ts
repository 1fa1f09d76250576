import type { ChainAdapter, PlannedAction, TokenRef } from '@windhover/server/ports/chain'
import type { RelayedStatus, SwapVenue } from '@windhover/server/ports/swap-venue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAmounts } from './chain-transfer-conformance.ts'
import { FAILURES, type Failure, type ReplayServer, startReplayServer } from './replay-server.ts'
import type { SwapSigner } from './swap-signer.ts'
import { waitUntil } from './wait-until.ts'

type Trade = {
  readonly sellToken: TokenRef
  readonly buyToken: TokenRef
  readonly sellAmountRaw: bigint
}

export type SwapSubject = {
  readonly venue: SwapVenue
  readonly chain: ChainAdapter
  /** Holds what the trades sell, and what the network asks for. */
  readonly trader: SwapSigner
  /** Holds nothing. */
  readonly stranger: string
  /** Done one after the other. */
  readonly trades: readonly [Trade, ...Trade[]]
}

const SLIPPAGE_BPS = 200

/** What every venue must do; run against a living one with real money of the practice world. */
export function swapVenueConformance(name: string, subjectOf: () => SwapSubject): void {
  const request = (trade: Trade) => ({
    ...trade,
    chain: subjectOf().chain.chain,
    slippageBps: SLIPPAGE_BPS,
  })

  describe(`${name}: swaps`, () => {
    it('quotes for everybody and for one, and promises what the slippage leaves', async () => {
      const { venue, trader, trades } = subjectOf()
      for (const taker of [null, trader.address]) {
        const quote = await venue.quote({ ...request(trades[0]), taker })
        expect(quote.buyAmountRaw).toBeGreaterThan(0n)
        const least = (quote.buyAmountRaw * 9_800n) / 10_000n
        expect(quote.minBuyAmountRaw).toBeGreaterThanOrEqual(least - 1n)
        expect(quote.minBuyAmountRaw).toBeLessThanOrEqual(least + 1n)
        expect(quote.route.length).toBeGreaterThan(0)
        expect(quote.route.every((step) => step.label !== '' && step.sharePct > 0)).toBe(true)
        expect(quote.priceImpactPct === null || Number.isFinite(quote.priceImpactPct)).toBe(true)
      }
    })

    it('gives at least what was promised for exactly what was sold', async () => {
      for (const trade of subjectOf().trades) await checkSwap(subjectOf(), trade)
    })

    it('builds nothing that promises less than was approved', async () => {
      const { venue, trader, trades } = subjectOf()
      const { buyAmountRaw } = await venue.quote({ ...request(trades[0]), taker: null })
      const order = { ...request(trades[0]), owner: trader.address, minBuyAmountRaw: buyAmountRaw * 2n }
      await expect(venue.build(order)).rejects.toMatchObject({ code: 'swap/priceMoved', retryable: false })
    })

    it('builds with a narrower slippage what the wider one would not keep any more', async () => {
      const { venue, trader, trades } = subjectOf()
      const { buyAmountRaw } = await venue.quote({ ...request(trades[0]), taker: null })
      const minBuyAmountRaw = (buyAmountRaw * 985n) / 1_000n
      const order = { ...request(trades[0]), slippageBps: 4_000, owner: trader.address, minBuyAmountRaw }
      expect((await venue.build(order)).actions.length).toBeGreaterThan(0)
    })

    it('builds nothing for who cannot pay', async () => {
      const { venue, stranger, trades } = subjectOf()
      for (const trade of trades) {
        const order = { ...request(trade), owner: stranger, minBuyAmountRaw: 1n }
        await expect(venue.build(order), trade.sellToken).rejects.toMatchObject({
          code: 'swap/insufficientFunds',
        })
      }
    })

    it('refuses one token for itself, what is no token, and other chains', async () => {
      const { venue, trades } = subjectOf()
      const asked = { ...request(trades[0]), taker: null }
      const refusals = [
        [{ ...asked, sellToken: asked.buyToken }, 'swap/sameToken'],
        [{ ...asked, buyToken: 'no token' }, 'swap/unknownToken'],
        [{ ...asked, chain: asked.chain === 'solana' ? 'hedera' : 'solana' }, 'swap/notOffered'],
      ] as const
      for (const [wrong, code] of refusals) {
        await expect(venue.quote(wrong), code).rejects.toMatchObject({ code })
        const order = { ...wrong, owner: subjectOf().trader.address, minBuyAmountRaw: 1n }
        await expect(venue.build(order), code).rejects.toMatchObject({ code })
      }
    })
  })
}

async function checkSwap(subject: SwapSubject, trade: Trade): Promise<void> {
  const { venue, chain, trader } = subject
  const { minBuyAmountRaw } = await venue.quote({
    ...trade,
    chain: chain.chain,
    slippageBps: SLIPPAGE_BPS,
    taker: trader.address,
  })
  const before = await readAmounts(chain, trader.address)
  const order = {
    ...trade,
    chain: chain.chain,
    owner: trader.address,
    slippageBps: SLIPPAGE_BPS,
    minBuyAmountRaw,
  }
  const feeRaw = await runSwap(subject, () => venue.build(order).then(({ actions }) => actions))
  const feeOf = (token: TokenRef) => (token === 'native' ? feeRaw : 0n)
  const moved = async (token: TokenRef) => {
    const after = await readAmounts(chain, trader.address)
    return (after.get(token) ?? 0n) - (before.get(token) ?? 0n) + feeOf(token)
  }
  await waitUntil({
    what: `${trade.buyToken} to arrive`,
    timeoutMs: 20_000,
    check: async () => (await moved(trade.buyToken)) >= minBuyAmountRaw,
  })
  const sold = await moved(trade.sellToken)
  // Beside a coin that is sold the chain may lock a deposit for the account of what is bought.
  if (trade.sellToken === 'native') expect(-sold - trade.sellAmountRaw).toBeLessThan(5_000_000n)
  else expect(sold).toBe(-trade.sellAmountRaw)
}

/** As a lane does it: the first action of the plan, then a new plan, until the swap itself is through. */
export async function runSwap(
  subject: SwapSubject,
  plan: () => Promise<readonly PlannedAction[]>,
): Promise<bigint> {
  let feeRaw = 0n
  for (let step = 0; step < 4; step++) {
    const actions = await plan()
    const [action] = actions
    if (action === undefined) throw new Error('a plan without actions')
    feeRaw += await runAction(subject, action)
    if (actions.length === 1) return feeRaw
  }
  throw new Error('the plan has no end')
}

async function runAction({ venue, chain, trader }: SwapSubject, action: PlannedAction): Promise<bigint> {
  const isForDesk = 'order' in action || ('requestId' in action && action.requestId !== undefined)
  const signed = await trader.sign(action)
  if (!('order' in action)) expect(await chain.simulate(action)).toMatchObject({ succeeds: true })
  const desk = isForDesk ? venue.relay : undefined
  const send = async () => {
    if (desk !== undefined) return await desk.submit(signed)
    if ('order' in signed) throw new Error('an order without a desk')
    return await chain.submit(signed)
  }
  const id = await send()
  expect(await send(), 'the same twice').toBe(id)
  const expiry = 'lastValidBlockHeight' in action ? action : {}
  let status = { state: 'unseen' } as RelayedStatus
  await waitUntil({
    what: `an end of ${id}`,
    timeoutMs: 40_000,
    check: async () => {
      status =
        'order' in action && desk?.getStatus
          ? await desk.getStatus({ id })
          : await chain.getStatus({ transactionId: id, ...expiry })
      return status.state !== 'unseen' && status.state !== 'pending'
    },
  })
  if (status.state !== 'confirmed') throw new Error(`${id} ended as ${status.state}`)
  return status.feeRaw
}

const FAILURE_CODES: Readonly<Record<Failure, { code: string; retryable: boolean }>> = {
  away: { code: 'swap/venueUnavailable', retryable: true },
  'rate-limited': { code: 'swap/venueBusy', retryable: true },
  'server-error': { code: 'swap/venueUnavailable', retryable: true },
  garbage: { code: 'swap/venueUnavailable', retryable: true },
  'wrong-shape': { code: 'swap/venueWrong', retryable: false },
}

/** No failure of a venue is a price, and the slippage that was asked for is what the venue is told. */
export function swapVenueFailureConformance(
  name: string,
  subject: {
    open: (url: string) => SwapVenue
    request: Trade & { chain: ChainAdapter['chain'] }
    /** How the request has to say it; null where the promise is made by us, in what is signed. */
    slippageIn: ((slippageBps: number) => string) | null
  },
): void {
  describe(`${name}: a venue that fails`, () => {
    let server: ReplayServer
    beforeAll(async () => {
      server = await startReplayServer([])
    })
    afterAll(() => server.stop())

    it.each(FAILURES)('%s: says so, and whether it may be asked again', async (failure) => {
      server.fail(failure)
      const asked = { ...subject.request, slippageBps: 100, taker: null }
      await expect(subject.open(server.url).quote(asked)).rejects.toMatchObject(FAILURE_CODES[failure])
    })

    const { slippageIn } = subject
    if (slippageIn === null) return
    it('tells the venue the slippage it was asked with', async () => {
      server.fail('server-error')
      for (const slippageBps of [0, 37, 200, 4_000]) {
        const asked = { ...subject.request, slippageBps, taker: null }
        const refused = subject.open(server.url).quote(asked)
        await expect(refused).rejects.toMatchObject({ code: 'swap/venueUnavailable' })
        expect(server.requests.at(-1)).toContain(slippageIn(slippageBps))
      }
    })
  })
}
