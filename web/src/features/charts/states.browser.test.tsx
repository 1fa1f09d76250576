import { tokenRoutes } from '@windhover/core/tokens/contract'
import { type ChangeView, type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { answerCandles } from '../../testing/answers/candles.ts'
import { drawnChart, legendOf, openChartOf, openMarket } from '../../testing/parts/charts.ts'
import { eventually, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const HOUR_MS = 3_600_000
const labelOf = (chart: Locator) => drawnChart(chart).query()?.getAttribute('aria-label')

it('says that a token nobody knows has no candles', async () => {
  await openMarket({ before: (server) => void server.answer(tokenRoutes.getCandles, { candles: [] }) })
  const chart = await openChartOf('SOL')
  await expect.element(chart.getByText('No candles for this token yet.')).toBeVisible()
  await chart.getByRole('button', { name: 'Close chart' }).click()
  await expect.element(chart).not.toBeInTheDocument()
})

it('keeps the room of the chart while it loads', async () => {
  await openMarket({ before: (server) => void server.hold(tokenRoutes.getCandles) })
  const chart = await openChartOf('SOL')
  await expect.element(chart.getByRole('status').getByText('Loading the chart')).toBeInTheDocument()
})

it('says when the candles could not be read, and reads them again', async () => {
  const { server } = await openMarket({ before: (stubs) => void stubs.breakDown(tokenRoutes.getCandles) })
  const chart = await openChartOf('SOL')
  const alert = chart.getByRole('alert').getByText('The chart could not be loaded.')
  await expect.element(alert).toBeVisible()
  await tryAgainAfter(
    () => server.answer(tokenRoutes.getCandles, answerCandles),
    chart.getByRole('button', { name: 'Try again' }),
  )
  await expect.element(drawnChart(chart)).toBeVisible()
})

it('marks where this vault bought and sold, and leaves the marks out on demand', async () => {
  await openMarket({ before: answerSwaps })
  const chart = await openChartOf('SOL')
  const chip = chart.getByRole('button', { name: 'Your fills' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip).toHaveAttribute('aria-description', '1 buy, 1 sell')
  await eventually(() => labelOf(chart)).toContain('Your fills: 1 buy, 1 sell.')
  // The sale happened just now: its candle is the last one.
  await eventually(() => legendOf(chart)).toMatch(/Sold at 150\.00/)
  await chip.click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  await eventually(() => labelOf(chart)).not.toContain('Your fills')
})

/** A vault with a past: it sold SOL a moment ago and bought it earlier. */
function answerSwaps(server: StubServer, vaultId: string): void {
  const intents = [
    swap({ vaultId, sellToken: 'native', buyToken: USDC, atMs: Date.now() }),
    swap({ vaultId, sellToken: USDC, buyToken: 'native', atMs: Date.now() - 20 * HOUR_MS }),
  ]
  server.answer(transactionRoutes.listIntents, ({ query }) => ({
    intents: query.get('state') === 'CONFIRMED' ? intents : [],
    nextCursor: null,
  }))
}

function swap(order: { vaultId: string; sellToken: string; buyToken: string; atMs: number }): IntentView {
  const { vaultId, sellToken, buyToken } = order
  const at = new Date(order.atMs).toISOString()
  const sign = sellToken === 'native' ? -1 : 1
  const change = (token: string, decimals: number, amount: number): ChangeView => ({
    token,
    symbol: null,
    decimals,
    amountRaw: `${BigInt(amount * 10 ** decimals)}`,
    amountUsd: token === 'native' ? sign * 149 : -sign * 150,
  })
  return {
    intent: {
      id: crypto.randomUUID(),
      vaultId,
      type: 'swap',
      chain: 'solana',
      venue: 'jupiter',
      sellToken,
      buyToken,
      sellAmountRaw: '1000000000',
      quotedBuyAmountRaw: '150000000',
      minBuyAmountRaw: '149000000',
      slippageBps: 100,
      serviceFeeRaw: null,
    },
    intentHash: 'ab'.repeat(32),
    state: 'CONFIRMED',
    origin: 'panel',
    failure: null,
    transactionId: null,
    explorerUrl: null,
    receipt: {
      quoted: [],
      executed: [change('native', 9, sign), change(USDC, 6, -sign * 150)],
      fees: [],
      confirmedAt: at,
    },
    createdAt: at,
    changedAt: at,
    checkedAt: null,
  }
}
