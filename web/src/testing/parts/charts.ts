import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerCandles, pricesAt } from '../answers/candles.ts'
import type { AppOptions, OpenedApp } from '../open-app.tsx'
import { eventually, find, seen } from '../screen.ts'
import type { StubServer } from '../stub-server.ts'
import { balancesPanel, openChain, rowsOf } from './balances.ts'

export const chartOf = (symbol: string): Locator => page.getByRole('region', { name: `${symbol} chart` })

export const drawnChart = (chart: Locator): Locator => chart.getByRole('img', { name: /^Candles of/ })

/** Date and O H L C Vol of the candle that is told about. */
export const legendOf = (chart: Locator): Promise<string> => seen(chart.getByTestId('chart-legend'))

/** The wallet on Solana, with a market for every token of it. */
export async function openMarket(options: AppOptions = {}): Promise<OpenedApp> {
  const before = (server: StubServer, vaultId: string) => {
    server.answer(tokenRoutes.getCandles, answerCandles)
    server.answer(
      priceRoutes.getPrices,
      pricesAt(() => 150),
    )
    server.answer(transactionRoutes.listIntents, { intents: [], nextCursor: null })
    return options.before?.(server, vaultId)
  }
  const opened = await openChain('Solana', { ...options, before })
  await eventually(() => rowsOf().length).toBeGreaterThan(1)
  return opened
}

/** From the menu of a token's row, as people do. */
export async function openChartOf(symbol: string): Promise<Locator> {
  await balancesPanel()
    .getByRole('button', { name: `More for ${symbol}` })
    .click()
  await page.getByRole('menuitem', { name: 'Chart' }).click()
  const chart = chartOf(symbol)
  await expect.element(chart).toBeVisible()
  return chart
}

export const canvasOf = (chart: Locator): HTMLCanvasElement | undefined =>
  find('canvas', drawnChart(chart).element())[0] as HTMLCanvasElement | undefined
