import { priceRoutes } from '@windhover/core/prices/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { amountToSell, expectQuote, openFilledCard } from '../../testing/parts/swaps.ts'
import { eventually, find } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const MOMENTS = 12
const ASK_EVERY_MS = 3_000
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** SOL moves; everything else is worth so little that SOL always stands in the ticker. */
const marketOf =
  (moment: () => number) =>
  ({ query }: Call) => ({
    prices: (query.get('tokens') ?? '').split(',').map((token, place) => ({
      token,
      priceUsd: priceOf(token, moment()),
      observedAtMs: Date.now(),
      isStale: false,
      change24hPct: moment() - place - 0.37,
      marketCapUsd: null,
    })),
  })

function priceOf(token: string, moment: number): number {
  if (token.endsWith(USDC)) return 1
  return token.endsWith(WRAPPED_SOL) ? 200 + moment * 7.31 : 0.00001
}

const plain = (selector: string) => find(selector)[0]?.innerText.replaceAll(/\s+/g, ' ') ?? ''
const ticker = () => /SOL (\$[\d,.]+) ([+−][\d.]+%)/.exec(plain('section[aria-label="Watching"]'))?.slice(1)
const numberOf = (text: string | undefined) => Number((text ?? '').replaceAll(/[$,]/g, ''))

afterEach(() => void vi.useRealTimers())

it(`shows a swap at the price of the ticker beside it, at ${MOMENTS} moments`, async () => {
  let moment = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { card } = await openFilledCard('Solana', {
    before: (server) =>
      void server.answer(
        priceRoutes.getPrices,
        marketOf(() => moment),
      ),
  })
  await amountToSell(card).fill('2')
  await expectQuote(card)
  await eventually(ticker).toBeDefined()
  for (; moment < MOMENTS; moment += 1) {
    const before = ticker()?.[0]
    vi.advanceTimersByTime(ASK_EVERY_MS)
    if (moment > 0) await eventually(() => ticker()?.[0]).not.toBe(before)
    const [price, change] = ticker() ?? []
    const row = plain('button[aria-label^="Open the chart of SOL"]')
    expect(row).toContain(price)
    expect(row).toContain(change)
    const sold = /You're selling.*?(\$[\d,.]+) Balance/.exec(plain('section[aria-label="Solana"]'))?.[1]
    expect(numberOf(sold)).toBeCloseTo(2 * numberOf(price), 1)
    const loss = /Max loss (\$[\d,.]+)/.exec(plain('section[aria-label="This swap will"]'))?.[1]
    const least = 2 * 200 * 0.98
    expect(numberOf(loss)).toBeCloseTo(Math.max(0, numberOf(sold) - least), 0)
  }
})
