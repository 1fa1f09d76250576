import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'

export const chartOf = (page: Page, symbol: string): Locator =>
  page.getByRole('region', { name: `${symbol} chart`, exact: true })

/** From the menu of a token's row, as people do. */
export async function openChartOf(panel: Locator, symbol: string): Promise<Locator> {
  const page = panel.page()
  await panel.getByRole('button', { name: `More for ${symbol}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Chart', exact: true }).click()
  const chart = chartOf(page, symbol)
  await chart.waitFor()
  return chart
}

export const drawnChart = (chart: Locator): Locator => chart.getByRole('img', { name: /^Candles of/ })

/** How many pixels of a canvas are not those of its corner: zero means that nothing was drawn. */
export async function countPainted(chart: Locator): Promise<number> {
  return await drawnChart(chart)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      const seen = new Set<string>()
      for (let place = 0; place < pixels.length; place += 4) {
        seen.add(`${pixels[place]},${pixels[place + 1]},${pixels[place + 2]}`)
      }
      return seen.size
    })
}

type Fault = { readonly target: string; readonly kind: string; readonly match: string }

/** Switches on what `match` names alone: other tests look at other charts. */
export async function withFault(fault: Fault, run: () => Promise<void>): Promise<void> {
  const url = `${inject('product').sandboxUrl}/control/faults`
  const headers = { 'content-type': 'application/json' }
  const ordered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fault) })
  if (!ordered.ok) throw new Error(await ordered.text())
  try {
    await run()
  } finally {
    await fetch(`${url}?target=${fault.target}`, { method: 'DELETE' })
  }
}
