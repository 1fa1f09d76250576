import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts'
import { notices } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { eventually, PATIENCE_MS } from '../support/shell-eventually.ts'
import { appPanel, appsButton, launcher, queryOf } from '../support/shell-parts.ts'
import { agreeToTerms, quote, tradeButton, tradeDialog } from '../support/trade-dialogs.ts'
import { amountsOf, expectBalancesOfReceipt } from '../support/vault-money.ts'

const KEYS_AT_MOST = 40
const CONFIRMED_WITHIN_MS = 120_000
const asGuest = oneFundedGuest('discovery')

const rows = (panel: Locator): Locator => panel.locator('[role="grid"] tbody tr[id]')
const selected = (panel: Locator): Locator => panel.locator('tr[aria-selected="true"]')
const symbolOf = async (row: Locator): Promise<string> =>
  (await row.locator('bdi').first().textContent()) ?? ''

it('a newcomer finds a token in Trenches by keys, reads its page and buys it', () =>
  asGuest({}, async (page) => {
    const press = (keys: string) => page.keyboard.press(keys)
    await page.goto('/')
    await page.getByRole('button', { name: 'Agree and unlock chat' }).click({ timeout: PATIENCE_MS })
    await openFromLauncher(page, 'Trenches')
    const trenches = appPanel(page, 'Trenches')
    await rows(trenches).nth(5).waitFor({ timeout: PATIENCE_MS })
    await expectNoAxeViolations(page, 'Trenches')

    await press('j')
    const first = await symbolOf(selected(trenches))
    await press('j')
    await eventually(() => symbolOf(selected(trenches))).not.toBe(first)
    await press('k')
    await eventually(() => symbolOf(selected(trenches))).toBe(first)
    await press('Enter')
    await eventually(() => queryOf(page).app).toBe('token')
    await appPanel(page, 'Token').getByText(first, { exact: true }).first().waitFor()
    await expectNoAxeViolations(page, 'the token page')
    await page.goBack()
    await rows(trenches).first().waitFor()

    const symbol = await walkToBuyable(page, trenches)
    const before = await amountsOf(page, 'solana')
    await selected(trenches).hover()
    await press('b')
    const dialog = tradeDialog(page, 'Buy', symbol)
    await eventually(() => dialog.getByRole('textbox', { name: 'You pay' }).inputValue()).toBe('0.1')
    await quote(dialog, '0.1')
    // What the vault allows in Trenches, and what can be lost at most.
    await dialog.getByText('slippage 10%', { exact: true }).waitFor()
    await dialog.getByText('Max loss', { exact: true }).waitFor()
    await expectNoAxeViolations(page, 'quick buy')
    await agreeToTerms(dialog)
    await tradeButton(dialog, 'Buy', symbol).click()
    await notices(page).getByText(`Successfully bought ${symbol}`).waitFor({ timeout: CONFIRMED_WITHIN_MS })
    const { swap } = await expectBalancesOfReceipt(page, 'solana', before)
    expect(BigInt(swap?.executedBuyRaw ?? 0)).toBeGreaterThan(0n)
  }))

it('looks through launches, with their pictures, and holds the list by pointing at it', () =>
  asGuest({}, async (page) => {
    const asked: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/tokens/logo')) asked.push(answer.status())
    })
    await page.goto('/?app=pumpfun')
    const panel = appPanel(page, 'Pumpfun')
    await rows(panel).nth(5).waitFor({ timeout: PATIENCE_MS })
    await rows(panel).nth(2).hover()
    await panel.getByText('Paused while you point at the list').waitFor()
    await expectNoAxeViolations(page, 'Pumpfun')
    const drawn = panel.locator('[role="grid"] img')
    await eventually(() => drawn.count()).toBeGreaterThan(3)
    await eventually(() =>
      drawn.evaluateAll((all) => all.some((each) => (each as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true)
    // Some launches name a picture that nobody should fetch; those are shown by their letters.
    const missing = asked.filter((status) => status === 404)
    expect(missing.length).toBeLessThan(asked.length / 4)

    await panel.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('textbox', { name: 'Dev holding % Max' }).fill('15')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await panel.getByText('Dev holding to 15%').waitFor()
    await rows(panel).first().waitFor({ timeout: PATIENCE_MS })
    await expectNoAxeViolations(page, 'a filtered list')
  }))

it('reads a project of Alpha and the leaderboard, and closes it with Escape', () =>
  asGuest({}, async (page) => {
    await page.goto('/?app=alpha')
    const project = appPanel(page, 'Alpha').getByRole('article').first()
    await project.waitFor({ timeout: PATIENCE_MS })
    await expectNoAxeViolations(page, 'Alpha')
    await project.getByRole('button', { name: /how it is made/ }).click()
    const score = page.getByRole('dialog', { name: 'How the score is made' })
    await score.waitFor()
    await expectNoAxeViolations(page, 'a project')
    await page.keyboard.press('Escape')
    await score.waitFor({ state: 'hidden' })

    await page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click()
    const board = page.getByRole('region', { name: 'Leaderboard', exact: true })
    await board.getByRole('table', { name: 'Leaderboard' }).waitFor()
    await expectNoAxeViolations(page, 'the leaderboard')
    await page.keyboard.press('Escape')
    await board.waitFor({ state: 'hidden' })
  }))

/** By arrow keys: down each column, then to the next one. */
async function openFromLauncher(page: Page, name: string): Promise<void> {
  await appsButton(page).focus()
  await page.keyboard.press('Enter')
  const item = launcher(page).getByRole('menuitem', { name: new RegExp(`^${name}`) })
  await item.waitFor()
  const isThere = () => item.evaluate((element) => element === document.activeElement)
  for (let column = 0; column < 3 && !(await isThere()); column += 1) {
    if (column > 0) await page.keyboard.press('ArrowRight')
    for (let row = 0; row < KEYS_AT_MOST / 3 && !(await isThere()); row += 1)
      await page.keyboard.press('ArrowDown')
  }
  expect(await isThere()).toBe(true)
  await page.keyboard.press('Enter')
}

/** Down the list to the first token that can be sold again, and is therefore sold. */
async function walkToBuyable(page: Page, panel: Locator): Promise<string> {
  for (let pressed = 0; pressed < KEYS_AT_MOST; pressed += 1) {
    await page.keyboard.press('j')
    const row = selected(panel)
    const risk = row.getByRole('button', { name: /^Risk of / })
    await eventually(() => risk.textContent()).not.toBe('')
    if ((await risk.textContent())?.includes('Low') === true) return await symbolOf(row)
  }
  throw new Error('nothing in the list can be bought')
}
