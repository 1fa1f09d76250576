import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { appPanel } from '../support/shell-parts.ts'
import { agreeToTerms, openTrade, press, quote, type TradeOf } from '../support/trade-dialogs.ts'

const REPORTS = new URL('../../../reports/screens/', import.meta.url).pathname
const CASES: readonly (TradeOf & { amount: string; says: string; title: RegExp; venue: string })[] = [
  {
    chain: 'Solana',
    verb: 'Buy',
    symbol: 'JUP',
    amount: '0.05',
    says: 'Successfully bought JUP',
    title: /^Swap 0\.05 SOL for JUP$/,
    venue: 'Jupiter',
  },
  {
    chain: 'Hedera',
    verb: 'Buy',
    symbol: 'USDC',
    amount: '15',
    says: 'Swapped tokens successfully',
    title: /^Swap 15 HBAR for USDC$/,
    venue: 'SaucerSwap',
  },
]

const asGuest = oneFundedGuest('swap-receipts')
const panel = (page: Page) => appPanel(page, 'Activity')
const rowOf = (page: Page, title: RegExp) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title) })

it.each(CASES)('a swap on $chain has its row and its receipt', async (each) => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, each)
    await quote(dialog, each.amount)
    await agreeToTerms(dialog)
    await press(page, dialog, each)

    await page.goto('/?app=activity')
    const row = rowOf(page, each.title)
    await row.getByText('Confirmed', { exact: true }).waitFor()
    await row.getByText(new RegExp(`^By you via ${each.venue}, received [\\d,.]+ ${each.symbol}$`)).waitFor()
    await row.getByRole('button', { expanded: false }).click()
    const receipt = panel(page).getByRole('region', { name: /^Receipt of Swap/ })
    const figures = new RegExp(
      `^Received [\\d,.]+ ${each.symbol} [\\d,.]+ ${each.symbol} (none|[+−]<?\\d+\\.\\d\\d%)$`,
    )
    await receipt.getByRole('row', { name: figures }).waitFor()
    await receipt.getByRole('row', { name: /^Rate 1 / }).waitFor()
    await receipt.getByRole('row', { name: /^Price impact / }).waitFor()
    await receipt.getByRole('row', { name: /^At least .* kept \+/ }).waitFor()
    await receipt.getByRole('heading', { name: /^Route, \d+ hops?$/ }).waitFor()
    await receipt.getByText('Network fee', { exact: true }).waitFor()
    const link = receipt.getByRole('link', { name: /^View on / })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    await expectNoAxeViolations(page, `receipt of a swap on ${each.chain}`)
  })
})

it.each(
  (['desktop', 'mobile'] as const).flatMap((viewport) =>
    (['dark', 'light'] as const).map((theme) => ({ viewport, theme })),
  ),
)('the receipt looks right, $viewport $theme', async ({ viewport, theme }) => {
  await asGuest({ viewport, theme }, async (page) => {
    await page.goto('/?app=activity')
    await rowOf(page, /^Swap 0\.05 SOL for JUP$/)
      .getByRole('button', { expanded: false })
      .click()
    await panel(page)
      .getByRole('heading', { name: /^Route/ })
      .waitFor()
    await expectNoAxeViolations(page, `receipt, ${viewport} ${theme}`)
    await page.screenshot({ path: `${REPORTS}receipt-swap-${viewport}-${theme}.png` })
  })
})

it('swaps are filtered and exported like everything else', async () => {
  await asGuest({}, async (page) => {
    await page.goto('/?app=activity')
    await rowOf(page, /^Swap 15 HBAR for USDC$/).waitFor()
    await panel(page)
      .getByRole('radiogroup', { name: 'Network' })
      .getByRole('radio', { name: 'Solana' })
      .check()
    await rowOf(page, /^Swap 0\.05 SOL for JUP$/).waitFor()
    expect(await rowOf(page, /^Swap 15 HBAR for USDC$/).count()).toBe(0)
    const downloading = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile((await (await downloading).path()) ?? '', 'utf8')
    const [head = '', line = ''] = text.trimEnd().split('\r\n')
    const cells = Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]]))
    expect(cells).toMatchObject({
      type: 'swap',
      amount: '0.05',
      token: 'SOL',
      venue: 'Jupiter',
      bought_token: 'JUP',
    })
    expect(Number(cells.bought)).toBeGreaterThan(0)
  })
})
