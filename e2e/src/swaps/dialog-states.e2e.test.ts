import { swapRoutes } from '@windhover/core/swaps/contract'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { withFault } from '../support/chart-parts.ts'
import { notices, progress } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { type RoutedIntents, routeIntents } from '../support/routed-intents.ts'
import { eventually } from '../support/shell-eventually.ts'
import {
  agreeToTerms,
  openTrade,
  payField,
  press,
  quote,
  received,
  tradeButton,
  tradeDialog,
} from '../support/trade-dialogs.ts'
import { typeSteadily } from '../support/type-steadily.ts'

const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const REPORTS = new URL('../../../reports/screens/', import.meta.url).pathname
const BUY_JUP = { chain: 'Solana', verb: 'Buy', symbol: 'JUP' } as const
const SELL_USDC = { chain: 'Ethereum', verb: 'Sell', symbol: 'USDC' } as const

const asGuest = oneFundedGuest('trade-dialog-states')
const withOutcome = (run: (page: Page, routed: RoutedIntents) => Promise<void>) =>
  asGuest({}, async (page) => run(page, await routeIntents(page)))

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })

describe.each(
  (['desktop', 'mobile'] as const).flatMap((viewport) =>
    (['dark', 'light'] as const).map((theme) => ({ viewport, theme })),
  ),
)('the dialog, $viewport $theme', ({ viewport, theme }) => {
  it('is sound for everybody: empty, quoted, too much', async () => {
    await asGuest({ viewport, theme }, async (page) => {
      const picture = (name: string) =>
        page.screenshot({ path: `${REPORTS}${name}-${viewport}-${theme}.png` })
      const dialog = await openTrade(page, BUY_JUP)
      await picture('trade-empty')
      await quote(dialog, '0.1')
      await expectNoAxeViolations(page, `buy dialog, ${viewport} ${theme}`)
      await picture('trade-quoted')
      await payField(dialog).fill('123456.123456789')
      await dialog.getByText(/^Insufficient balance\. Available: /).waitFor()
      await expectNoAxeViolations(page, `buy dialog with too much, ${viewport} ${theme}`)
      await picture('trade-too-much')
    })
  })
})

it('R2-086 R2-193 R2-206 can be pressed only for an amount above zero that is there', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, BUY_JUP)
    for (const amount of ['', '0', '0.000']) {
      await payField(dialog).fill(amount)
      expect(await button(dialog, 'Buy JUP').isDisabled()).toBe(true)
    }
    await payField(dialog).fill('1000')
    await button(dialog, 'Insufficient balance').waitFor()
    expect(await button(dialog, 'Insufficient balance').isDisabled()).toBe(true)
    const said = await dialog.getByText(/^Insufficient balance\. Available: /).textContent()
    expect(said).toMatch(/^Insufficient balance\. Available: \d+\.\d{6}$/)
    expect(await payField(dialog).getAttribute('aria-invalid')).toBe('true')
    await quote(dialog, '0.1')
    await eventually(() => button(dialog, 'Buy JUP').isEnabled()).toBe(true)
  })
})

it('R2-192 Max is less than the whole, and the presets are those of the settings', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, BUY_JUP)
    const balance = Number(/([\d.]+) SOL/.exec((await dialog.getByText(/^Balance/).textContent()) ?? '')?.[1])
    await button(dialog, 'Max').click()
    const max = Number(await payField(dialog).inputValue())
    expect(max).toBeLessThan(balance)
    expect(max / balance).toBeCloseTo(0.985, 2)
    await button(dialog, '0.25').click()
    expect(await payField(dialog).inputValue()).toBe('0.25')
    expect(await button(dialog, '0.25').getAttribute('aria-pressed')).toBe('true')
  })
})

it('R2-088 G28: the other mode is another form', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, BUY_JUP)
    await payField(dialog).fill('0.1')
    await dialog.getByRole('radio', { name: 'Sell' }).check()
    const sell = tradeDialog(page, 'Sell', 'JUP')
    await sell.waitFor()
    expect(await payField(sell).inputValue()).toBe('')
    expect(await sell.getByText(/^Balance/).textContent()).toMatch(/ JUP$/)
  })
})

it('R2-092 R2-294 asks for a quote when the amount has rested 400 ms', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, SELL_USDC)
    const asked: { amount: string; atMs: number }[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== swapRoutes.evmQuote.path) return
      asked.push({ amount: request.postDataJSON().sellAmount, atMs: Date.now() })
    })
    const beginsAtMs = Date.now()
    await typeSteadily(payField(dialog), '12.5', 40)
    await dialog.getByText(/^quote \d+ s old$/).waitFor()
    expect(asked.map(({ amount }) => amount)).toEqual(['12500000'])
    // The last of four keys came three pauses after the first.
    expect((asked[0]?.atMs ?? 0) - beginsAtMs).toBeGreaterThanOrEqual(3 * 40 + 400)
  })
})

it('R2-207 shows why there is no quote, in red, and asks again', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, { ...BUY_JUP, symbol: 'BONK' })
    await withFault({ target: 'jupiter', kind: 'server-error', match: BONK }, async () => {
      await payField(dialog).fill('0.013')
      const problem = dialog.getByRole('alert')
      await problem.waitFor()
      expect(await problem.textContent()).toMatch(/Failed to fetch quote|exchange/)
      const colour = await problem.locator('p').evaluate((node) => getComputedStyle(node).color)
      const red = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.className = 'text-down'
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      })
      expect(colour).toBe(red)
      expect(await button(dialog, 'Buy BONK').isDisabled()).toBe(true)
    })
    await button(dialog, 'Try again').click()
    await eventually(async () => (await received(dialog).textContent()) !== '0').toBe(true)
  })
})

it('R3-162 a purchase that a server without words refuses', async () => {
  await withOutcome(async (page, routed) => {
    routed.submits = 'refused-without-words'
    const dialog = await openTrade(page, BUY_JUP)
    await quote(dialog, '0.1')
    await press(page, dialog, { ...BUY_JUP, says: 'Transaction failedFailed to buy token' })
    await eventually(() => tradeButton(dialog, 'Buy', 'JUP').isEnabled()).toBe(true)
    expect(await payField(dialog).inputValue()).toBe('0.1')
  })
})

it.each([
  [null, 'An error occurred during the transaction'],
  ['The chain refused this transaction.', 'The chain refused this transaction.'],
])('R2-265 a Solana transaction that fails with %j', async (failure, says) => {
  await withOutcome(async (page, routed) => {
    routed.outcome = { state: 'FAILED', failure }
    const dialog = await openTrade(page, BUY_JUP)
    await quote(dialog, '0.1')
    await press(page, dialog, { ...BUY_JUP, says: `Transaction failed${says}` })
  })
})

it.each([
  [null, 'Unknown error'],
  ['The chain refused this transaction.', 'The chain refused this transaction.'],
])('R2-264 an EVM transaction that fails with %j', async (failure, says) => {
  await withOutcome(async (page, routed) => {
    routed.outcome = { state: 'FAILED', failure }
    const dialog = await openTrade(page, SELL_USDC)
    await quote(dialog, '10')
    await agreeToTerms(dialog)
    await press(page, dialog, { ...SELL_USDC, says: `Transaction failed${says}` })
  })
})

it('what nobody can tell yet is not pressed twice', async () => {
  await withOutcome(async (page, routed) => {
    routed.outcome = { state: 'UNKNOWN', failure: null }
    const dialog = await openTrade(page, BUY_JUP)
    await quote(dialog, '0.1')
    await tradeButton(dialog, 'Buy', 'JUP').click()
    await progress(dialog)
      .getByText(/Do not repeat it yet/)
      .waitFor()
    await expectNoAxeViolations(page, 'a trade nobody can tell of')
    await page.screenshot({ path: `${REPORTS}trade-unknown.png` })
    await button(dialog, 'Processing...').click({ force: true })
    expect(routed.submitted).toHaveLength(1)
    routed.outcome = { state: 'CONFIRMED', failure: null }
    await notices(page).getByText('Purchase successful!').waitFor()
  })
})

it('R1-338 without any answer asks four times under one id, and then only on request', async () => {
  await withOutcome(async (page, routed) => {
    routed.submits = 'no-answer-of-ours'
    const dialog = await openTrade(page, BUY_JUP)
    await quote(dialog, '0.1')
    await tradeButton(dialog, 'Buy', 'JUP').click()
    await dialog.getByText(/Asking again cannot do it twice/).waitFor()
    expect(routed.submitted).toHaveLength(4)
    routed.submits = 'taken'
    routed.outcome = { state: 'CONFIRMED', failure: null }
    await button(dialog, 'Ask again').click()
    await notices(page).getByText('Purchase successful!').waitFor()
    expect(new Set(routed.submitted.map(({ id }) => id)).size).toBe(1)
  })
})
