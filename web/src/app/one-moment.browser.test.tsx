import { balanceRoutes } from '@windhover/core/balances/contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openBalances, openChain, balancesPanel as panel } from '../testing/parts/balances.ts'
import { eventually, find } from '../testing/screen.ts'
import type { Call } from '../testing/stub-server.ts'

const MOMENTS = 40
const ASK_EVERY_MS = 3_000

/** Every token has a price of its own at every moment. */
function marketOf(moment: () => number) {
  return ({ query }: Call) => ({
    prices: (query.get('tokens') ?? '').split(',').map((token, place) => ({
      token,
      // Two decimals tell them apart, and BONK, of which there are millions, always stands in the strip.
      priceUsd: 10 + moment() * 7.31 + place,
      observedAtMs: Date.now(),
      isStale: false,
      change24hPct: moment() - place - 0.37,
      marketCapUsd: null,
    })),
  })
}

const strip = () => find('section[aria-label="Watching"]')[0]?.innerText.replaceAll(/\s+/g, ' ') ?? ''
const dollars = (text: string) => /\$[\d,.]+/.exec(text)?.[0]
const inStrip = (symbol: string) =>
  new RegExp(`${symbol} (\\$[\\d,.]+) ([+−][\\d.]+%)`).exec(strip())?.slice(1, 3)

afterEach(() => void vi.useRealTimers())

it(`shows one price, one change and one total on one screen, at ${MOMENTS} moments`, async () => {
  let moment = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { server } = await openBalances({
    before: (stubs) =>
      void stubs.answer(
        priceRoutes.getPrices,
        marketOf(() => moment),
      ),
  })
  expect(server.recorded(balanceRoutes.getOverview).allocation.length).toBeGreaterThan(0)
  const region = panel().getByRole('region', { name: 'Total value' })
  const total = () => region.element().textContent ?? ''
  await expect.element(region).toBeVisible()
  await eventually(strip).toMatch(/BONK \$[\d,.]+/)
  const seenTotals = new Set<string>()
  for (; moment < MOMENTS; moment += 1) {
    const before = strip()
    vi.advanceTimersByTime(ASK_EVERY_MS)
    if (moment > 0) await eventually(strip).not.toBe(before)
    const worth = dollars(/Vault \$[\d,.]+/.exec(strip())?.[0] ?? '')
    expect(worth).toBe(dollars(total()))
    seenTotals.add(String(worth))
  }
  expect(seenTotals.size).toBe(MOMENTS)
})

const numberOf = (text: string | undefined) => Number(text?.replaceAll(/[$,]/g, ''))

it('shows the rows of a wallet at the price of the strip beside them', async () => {
  let moment = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openChain('Solana', {
    before: (stubs) =>
      void stubs.answer(
        priceRoutes.getPrices,
        marketOf(() => moment),
      ),
  })
  await eventually(strip).toMatch(/BONK \$[\d,.]+/)
  await expect.element(page.getByRole('table')).toBeVisible()
  for (; moment < MOMENTS; moment += 1) {
    const before = strip()
    vi.advanceTimersByTime(ASK_EVERY_MS)
    if (moment > 0) await eventually(strip).not.toBe(before)
    const rows = find('table tbody tr').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))
    const row = rows.find((text) => text.includes('BONK')) ?? ''
    const [price, change] = inStrip('BONK') ?? []
    // A wallet shows three decimals, the strip two.
    expect(numberOf(dollars(row)).toFixed(2)).toBe(numberOf(price).toFixed(2))
    expect(row).toContain(change)
  }
})
