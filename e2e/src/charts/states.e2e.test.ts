import type { IntentView } from '@windhover/core/transactions/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerBalances, solanaPortfolio } from '../support/balances-answers.ts'
import { balancesVisits, openChain } from '../support/balances-visits.ts'
import { drawnChart, legendOf, openChartOf } from '../support/chart-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const { asGuest } = balancesVisits()

it('says that a token nobody knows has no candles', () =>
  asGuest({}, async ({ page }) => {
    // Its mint is none, so no service has heard of it.
    await answerBalances(page, 'solana', solanaPortfolio())
    const panel = await openChain(page, 'Solana')
    const chart = await openChartOf(panel, 'JUP')
    await chart.getByText('No candles for this token yet.', { exact: true }).waitFor()
    await chart.getByRole('button', { name: 'Close chart' }).click()
    await chart.waitFor({ state: 'detached' })
  }))

it('keeps the room of the chart while it loads', () =>
  asGuest({}, async ({ page }) => {
    await page.route(/\/api\/tokens\/candles/, () => new Promise(() => {}))
    const chart = await openChartOf(await openChain(page, 'Solana'), 'SOL')
    await chart.getByRole('status').getByText('Loading the chart').waitFor({ state: 'attached' })
  }))

it('marks where this vault bought and sold, and leaves the marks out on demand', () =>
  asGuest({}, async ({ page }) => {
    await answerSwaps(page)
    const chart = await openChartOf(await openChain(page, 'Solana'), 'SOL')
    await drawnChart(chart).waitFor()
    const chip = chart.getByRole('button', { name: 'My fills' })
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect(await chip.getAttribute('aria-description')).toBe('1 buy, 1 sell')
    await eventually(() => drawnChart(chart).getAttribute('aria-label')).toContain(
      'Own fills: 1 buy, 1 sell.',
    )
    // The sale happened just now: its candle is the last one.
    await eventually(() => legendOf(chart)).toMatch(/Sold at 150\.00/)
    await chip.click()
    expect(await chip.getAttribute('aria-pressed')).toBe('false')
    await eventually(() => drawnChart(chart).getAttribute('aria-label')).not.toContain('Own fills')
  }))

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const HOUR_MS = 3_600_000

/** A vault with a past, which a guest of a minute has not. */
async function answerSwaps(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/transactions' && url.searchParams.get('state') === 'CONFIRMED',
    (route) => {
      const vaultId = new URL(route.request().url()).searchParams.get('vaultId') ?? ''
      const intents = [
        swap({ vaultId, sellToken: 'native', buyToken: USDC, atMs: Date.now() }),
        swap({ vaultId, sellToken: USDC, buyToken: 'native', atMs: Date.now() - 20 * HOUR_MS }),
      ]
      return route.fulfill({ json: { intents, nextCursor: null } })
    },
  )
}

function swap(order: { vaultId: string; sellToken: string; buyToken: string; atMs: number }): IntentView {
  const { vaultId, sellToken, buyToken } = order
  const at = new Date(order.atMs).toISOString()
  const sign = sellToken === 'native' ? -1 : 1
  const change = (token: string, decimals: number, amount: number) => ({
    token,
    symbol: null,
    decimals,
    amountRaw: String(amount * 10 ** decimals),
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
