import { priceRoutes } from '@windhover/core/prices/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { balancesVisits, openChain, rowsOf, seen } from '../support/balances-visits.ts'
import { VIEWPORTS } from '../support/browser.ts'
import {
  chartOf,
  countPainted,
  drawnChart,
  legendOf,
  openChartOf,
  withFault,
} from '../support/chart-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const { asGuest } = balancesVisits()
const SOL = 'So11111111111111111111111111111111111111112'
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const PALETTE_OF_A_CHART = 20

async function openSolana(page: Page): Promise<Locator> {
  const panel = await openChain(page, 'Solana')
  await eventually(() => rowsOf(panel)).toContain('USDC')
  return panel
}
/** Prices as the product tells them, until they are lifted here: a quiet market can stand still for minutes. */
async function holdPrices(page: Page): Promise<(factor: number) => void> {
  let factor = 1
  await page.route(/\/api\/prices\?/, async (route) => {
    const response = await route.fetch()
    const { prices } = priceRoutes.getPrices.response.parse(await response.json())
    const lifted = prices.map((each) => ({ ...each, priceUsd: each.priceUsd * factor }))
    await route.fulfill({ response, json: { prices: lifted } })
  })
  return (next) => {
    factor = next
  }
}
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

it('R2-261 draws Solana from one service by mint, and Ethereum from another by network and pool', () =>
  asGuest({}, async ({ page }) => {
    const failure = 'The chart could not be loaded.'
    const solana = { target: 'birdeye', kind: 'server-error', match: `ohlcv?address=${SOL}` }
    const ethereum = { target: 'geckoterminal', kind: 'server-error', match: `token=${WETH}` }
    await withFault(solana, async () => {
      const sol = await openChartOf(await openSolana(page), 'SOL')
      await sol.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    })
    await chartOf(page, 'SOL').getByRole('button', { name: 'Try again' }).click()
    await drawnChart(chartOf(page, 'SOL')).waitFor()

    await withFault(ethereum, async () => {
      const panel = await openChain(page, 'Ethereum')
      await eventually(() => rowsOf(panel)).toContain('ETH')
      const eth = await openChartOf(panel, 'ETH')
      await eth.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    })
    await chartOf(page, 'ETH').getByRole('button', { name: 'Try again' }).click()
    await drawnChart(chartOf(page, 'ETH')).waitFor()
    await eventually(() => countPainted(chartOf(page, 'ETH'))).toBeGreaterThan(PALETTE_OF_A_CHART)
  }))

it('R1-051 R2-019 R3-044 covers the whole chat with the chart of the token, until it is closed', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openSolana(page)
    const greeting = page.getByRole('heading', { name: 'What are we doing today?' })
    await greeting.waitFor()
    const chart = await openChartOf(panel, 'SOL')
    await drawnChart(chart).waitFor()
    await eventually(() => countPainted(chart)).toBeGreaterThan(PALETTE_OF_A_CHART)
    const [covered, chat] = [await boxOf(chart), await boxOf(page.getByRole('main'))]
    expect(covered).toEqual(chat)
    const isInert = await greeting.evaluate((element) => element.closest('[inert]') !== null)
    expect(isInert, 'what lies behind is out of reach').toBe(true)
    expect(await seen(chart.locator('header'))).toMatch(/SOL\s+Solana\s+\$/)
    await chart
      .getByText('The chat waits behind this chart. Close it, or press Esc, to return to where you were.')
      .waitFor()
    expect(await chart.getByRole('radio').count()).toBe(6)

    await chart.getByRole('button', { name: 'Close chart' }).click()
    await chart.waitFor({ state: 'detached' })
    await greeting.waitFor()
    expect(await focused(page)).toBe('More for SOL')
  }))

it('closes by Esc, and gives way to another token', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openSolana(page)
    await openChartOf(panel, 'SOL')
    const usdc = await openChartOf(panel, 'USDC')
    expect(await chartOf(page, 'SOL').count()).toBe(0)
    await drawnChart(usdc).waitFor()
    await drawnChart(usdc).hover()
    await page.keyboard.press('Escape')
    await usdc.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('More for USDC')
  }))

it('follows the market: price, last candle, windows and the crosshair', () =>
  asGuest({}, async ({ page }) => {
    const liftPrices = await holdPrices(page)
    const chart = await openChartOf(await openSolana(page), 'SOL')
    await drawnChart(chart).waitFor()
    const price = () => seen(chart.locator('header').getByText(/^\$[\d,.]+$/))
    const first = await price()
    liftPrices(1.01)
    await eventually(price).not.toBe(first)
    await chart
      .locator('header')
      .getByText(/^[+\u2212]\d+\.\d\d%$/)
      .waitFor()

    const hourly = await legendOf(chart)
    expect(hourly).toMatch(/^\d+ \w{3}, \d\d:00\s+O [\d.,]+\s+H [\d.,]+\s+L [\d.,]+\s+C [\d.,]+\s+Vol \$/)
    const asked = page.waitForRequest((request) => request.url().includes('window=5m'))
    await chart.getByRole('radio', { name: '5m', exact: true }).check()
    await asked
    await drawnChart(chart).waitFor()
    await eventually(() => drawnChart(chart).getAttribute('aria-label')).toMatch(
      /^Candles of 5 minutes of SOL: last \$[\d,.]+, [+\u2212][\d.]+% over the last day, between/,
    )
    const newest = await legendOf(chart)
    const box = await boxOf(drawnChart(chart))
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
    await eventually(() => legendOf(chart)).not.toBe(newest)
  }))

it('asks for older candles when it is moved back, and for nothing while the page is hidden', () =>
  asGuest({}, async ({ page }) => {
    const chart = await openChartOf(await openSolana(page), 'SOL')
    await drawnChart(chart).waitFor()
    const box = await boxOf(drawnChart(chart))
    const older = page.waitForRequest((request) => /\/api\/tokens\/candles\?.*before=\d+/.test(request.url()))
    for (let pull = 0; pull < 5; pull += 1) {
      await page.mouse.move(box.x + 40, box.y + 200)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width - 120, box.y + 200, { steps: 4 })
      await page.mouse.up()
    }
    await older
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForTimeout(1_500)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.waitForTimeout(3_000)
    expect(asked.filter((path) => path === '/api/prices' || path === '/api/tokens/candles')).toEqual([])
  }))

it('R1-051 R3-044 fills the screen of a phone, with a close button to touch', () =>
  asGuest({ viewport: 'mobile' }, async ({ page }) => {
    const panel = await openSolana(page)
    const chart = await openChartOf(panel, 'SOL')
    await drawnChart(chart).waitFor()
    expect(await boxOf(chart)).toEqual({ x: 0, y: 0, ...VIEWPORTS.mobile })
    const close = chart.getByRole('button', { name: 'Close chart' })
    expect((await boxOf(close)).width).toBeGreaterThanOrEqual(44)
    await expectNoAxeViolations(page, 'the chart on a phone')
    await close.click()
    await chart.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('More for SOL')
  }))

it('is accessible in both themes, and follows the theme', () =>
  asGuest({}, async ({ page }) => {
    const chart = await openChartOf(await openSolana(page), 'SOL')
    await drawnChart(chart).waitFor()
    await expectNoAxeViolations(page, 'the chart, dark')
    const ground = () =>
      drawnChart(chart)
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => [
          ...(canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? []),
        ])
    const dark = await ground()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await eventually(ground).not.toEqual(dark)
    await expectNoAxeViolations(page, 'the chart, light')
  }))
