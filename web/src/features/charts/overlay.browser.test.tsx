import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerCandles, pricesAt } from '../../testing/answers/candles.ts'
import { expectGoodLook } from '../../testing/looks.ts'
import { VIEWPORTS } from '../../testing/open-app.tsx'
import {
  canvasOf,
  chartOf,
  drawnChart,
  legendOf,
  openChartOf,
  openMarket,
} from '../../testing/parts/charts.ts'
import { eventually, find, focused, press, seen } from '../../testing/screen.ts'
import { setTheme } from '../../ui/use-theme.ts'
import { watchCopy } from '../chat/watch/watch-copy.ts'

const PALETTE_OF_A_CHART = 20

const boxOf = (part: Locator) => {
  const { x, y, width, height } = part.element().getBoundingClientRect()
  return { x, y, width, height }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const answerPrices = pricesAt(() => 150)
const focusedName = () => focused()?.getAttribute('aria-label')
const closeButton = (chart: Locator) => chart.getByRole('button', { name: 'Close chart' })
const headOf = (chart: Locator) => find('header', chart.element())[0]?.innerText ?? ''
const labelOf = (chart: Locator) => drawnChart(chart).query()?.getAttribute('aria-label')

/** How many colours are on the canvas: one means that nothing was drawn. */
function countColors(chart: Locator): number {
  const canvas = canvasOf(chart)
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

it('R1-051 R2-019 covers the whole chat with the chart of the token, until it is closed', async () => {
  await openMarket()
  const greeting = page.getByRole('heading', { name: 'What are we doing today?' })
  await expect.element(greeting).toBeVisible()
  const behind = greeting.element()
  const chart = await openChartOf('SOL')
  await expect.element(drawnChart(chart)).toBeVisible()
  await eventually(() => countColors(chart)).toBeGreaterThan(PALETTE_OF_A_CHART)
  expect(boxOf(chart)).toEqual(boxOf(page.getByRole('main')))
  expect(behind.closest('[inert]'), 'what lies behind is out of reach').not.toBeNull()
  await eventually(() => headOf(chart)).toMatch(/SOL\s+Solana\s+\$/)
  const foot = 'Close the chart, or press Esc, to go back to your chat.'
  await expect.element(chart.getByText(foot)).toBeVisible()
  expect(chart.getByRole('radio').elements()).toHaveLength(6)

  await closeButton(chart).click()
  await expect.element(chart).not.toBeInTheDocument()
  await expect.element(greeting).toBeVisible()
  await eventually(focusedName).toBe('More for SOL')
})

it('closes by Esc, and gives way to another token', async () => {
  await openMarket()
  await openChartOf('SOL')
  const usdc = await openChartOf('USDC')
  expect(chartOf('SOL').query()).toBeNull()
  await drawnChart(usdc).hover()
  await press('{Escape}')
  await expect.element(usdc).not.toBeInTheDocument()
  await eventually(focusedName).toBe('More for USDC')
})

it('follows the market: price, last candle, windows and the crosshair', async () => {
  let priceUsd = 150
  const { server } = await openMarket({
    before: (stubs) =>
      void stubs.answer(
        priceRoutes.getPrices,
        pricesAt(() => priceUsd),
      ),
  })
  const chart = await openChartOf('SOL')
  await eventually(() => headOf(chart)).toMatch(/\$150\.00\s+[+\u2212]\d+\.\d\d%/)
  await eventually(() => legendOf(chart)).toMatch(
    /^\d+ \w{3}, \d\d:00\s+O [\d.,]+\s+H [\d.,]+\s+L [\d.,]+\s+C 150\.00\s+Vol \$/,
  )
  priceUsd = 151.5
  await eventually(() => headOf(chart)).toContain('$151.50')
  await eventually(() => legendOf(chart)).toMatch(/C 151\.50/)

  const asked = server.answer(tokenRoutes.getCandles, answerCandles)
  await chart.getByRole('radio', { name: '5m' }).click()
  await eventually(() => asked.map(({ query }) => query.get('window'))).toContain('5m')
  await eventually(() => labelOf(chart)).toMatch(
    /^Candles of 5 minutes of SOL: last \$151\.50, [+\u2212][\d.]+% over the last day, between/,
  )
  const newest = await legendOf(chart)
  const { width, height } = boxOf(drawnChart(chart))
  await drawnChart(chart).hover({ position: { x: width / 3, y: height / 2 } })
  await eventually(() => legendOf(chart)).not.toBe(newest)
})

it('asks for older candles when it is moved back', async () => {
  const { server } = await openMarket()
  const chart = await openChartOf('SOL')
  await expect.element(drawnChart(chart)).toBeVisible()
  await eventually(() => countColors(chart)).toBeGreaterThan(PALETTE_OF_A_CHART)
  const asked = server.answer(tokenRoutes.getCandles, answerCandles)
  const older = () => asked.filter(({ query }) => query.get('before') !== null)
  const { width } = boxOf(drawnChart(chart))
  for (let pull = 0; pull < 5 && older().length === 0; pull += 1) {
    await userEvent.dragAndDrop(drawnChart(chart), drawnChart(chart), {
      sourcePosition: { x: 40, y: 200 },
      targetPosition: { x: width - 120, y: 200 },
      steps: 4,
    })
  }
  await eventually(() => older().length).toBeGreaterThan(0)
})

it('asks for prices and candles again and again, and for nothing while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { server } = await openMarket()
  // The strip below the chat comes late and asks once for itself.
  await eventually(() => find(`section[aria-label="${watchCopy.label}"] li`).length).toBeGreaterThan(0)
  await eventually(() => find(`section[aria-label="${watchCopy.label}"]`)[0]?.innerText).toMatch(/%/)
  const chart = await openChartOf('SOL')
  await expect.element(drawnChart(chart)).toBeVisible()
  const prices = server.answer(priceRoutes.getPrices, answerPrices)
  const candles = server.answer(tokenRoutes.getCandles, answerCandles)
  vi.advanceTimersByTime(1_000)
  await eventually(() => prices.length).toBeGreaterThan(0)
  vi.advanceTimersByTime(10_000)
  await eventually(() => candles.length).toBeGreaterThan(0)

  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await pause(100)
  const counts = () => [prices.length, candles.length]
  const before = counts()
  vi.advanceTimersByTime(60_000)
  await pause(100)
  expect(counts()).toEqual(before)
})

it('draws nothing while the market stands still', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openMarket()
  const chart = await openChartOf('SOL')
  await eventually(() => legendOf(chart)).toContain('C 150.00')
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect')
  const countDrawn = async () => {
    drawn.mockClear()
    await pause(300)
    return drawn.mock.calls.length
  }
  await eventually(countDrawn).toBe(0)
})

it('R1-051 fills the screen of a phone, with a close button to touch', async () => {
  await openMarket({ viewport: 'mobile' })
  const chart = await openChartOf('SOL')
  await expect.element(drawnChart(chart)).toBeVisible()
  const [width, height] = VIEWPORTS.mobile
  expect(boxOf(chart)).toEqual({ x: 0, y: 0, width, height })
  expect(boxOf(closeButton(chart)).width).toBeGreaterThanOrEqual(44)
  await expectGoodLook('chart')
  await closeButton(chart).click()
  await expect.element(chart).not.toBeInTheDocument()
  await eventually(focusedName).toBe('More for SOL')
})

it('is accessible in both themes, and follows the theme', async () => {
  await openMarket()
  const chart = await openChartOf('SOL')
  await expect.element(drawnChart(chart)).toBeVisible()
  const ground = () => [...(canvasOf(chart)?.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? [])]
  const dark = ground()
  expect(await seen(chart.getByTestId('chart-legend'))).not.toBe('')
  setTheme('light')
  await eventually(ground).not.toEqual(dark)
  await expectGoodLook('chart')
})
