import type { Locator, Page } from 'playwright-core'
import { it } from 'vitest'
import { openChain, rowsOf } from '../support/balances-visits.ts'
import { chartOf, countPainted, drawnChart, openChartOf, withFault } from '../support/chart-parts.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { eventually } from '../support/shell-eventually.ts'

const asGuest = oneFundedGuest('charts')
const SOL = 'So11111111111111111111111111111111111111112'
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const PALETTE_OF_A_CHART = 20

async function openWallet(page: Page, chain: 'Solana' | 'Ethereum', coin: string): Promise<Locator> {
  const panel = await openChain(page, chain)
  await eventually(() => rowsOf(panel)).toContain(coin)
  return panel
}

it('R2-261 draws Solana from one service by mint, and Ethereum from another by network and pool', () =>
  asGuest({}, async (page) => {
    const failure = 'The chart could not be loaded.'
    const solana = { target: 'birdeye', kind: 'server-error', match: `ohlcv?address=${SOL}` }
    const ethereum = { target: 'geckoterminal', kind: 'server-error', match: `token=${WETH}` }
    await withFault(solana, async () => {
      const sol = await openChartOf(await openWallet(page, 'Solana', 'SOL'), 'SOL')
      await sol.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    })
    await chartOf(page, 'SOL').getByRole('button', { name: 'Try again' }).click()
    await drawnChart(chartOf(page, 'SOL')).waitFor()

    await withFault(ethereum, async () => {
      const eth = await openChartOf(await openWallet(page, 'Ethereum', 'ETH'), 'ETH')
      await eth.getByRole('alert').getByText(failure, { exact: true }).waitFor()
    })
    await chartOf(page, 'ETH').getByRole('button', { name: 'Try again' }).click()
    await drawnChart(chartOf(page, 'ETH')).waitFor()
    await eventually(() => countPainted(chartOf(page, 'ETH'))).toBeGreaterThan(PALETTE_OF_A_CHART)
  }))
