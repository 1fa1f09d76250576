import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import {
  changeStored,
  expectStored,
  openSettings,
  preset,
  settingsPanel,
  slippage,
} from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const asNewcomer = newcomerVisits()

const safeMode = (page: Page) => page.getByRole('switch', { name: 'Safe Mode' })
const showAgain = (page: Page) =>
  settingsPanel(page).getByRole('button', { name: 'Show SOL again', exact: true })
const forgetKeptSettings = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('settings:')) localStorage.removeItem(key)
  })

it('R1-122 R1-176 R1-177 R1-178 R1-179 stores every kind of setting, shows it at once in another tab and again after a reload', () =>
  asNewcomer({}, async ({ page, context }) => {
    await openSettings(page)
    const other = await context.newPage()
    await openSettings(other)

    await slippage(page, 'Swap').focus()
    await page.keyboard.press('Home')
    await eventually(() => slippage(other, 'Swap').inputValue()).toBe('0')
    await preset(other, 'Hedera').fill('250')
    await eventually(() => preset(page, 'Hedera').inputValue()).toBe('250')
    await safeMode(page).click()
    await eventually(() => safeMode(other).getAttribute('aria-checked')).toBe('false')
    expect(await changeStored(page, { add: { hiddenSolanaTokens: ['native'] } })).toBe(200)
    await showAgain(page).waitFor()
    await showAgain(other).click()
    await showAgain(page).waitFor({ state: 'detached' })
    await expectStored(page, {
      swapSlippage: 0,
      buyPresets: { trenches: [0.1], promptBuy: 0.1, ethereum: 0.01, hedera: 250 },
      safeMode: false,
      hiddenSolanaTokens: [],
    })

    // What this browser kept would be shown without the server.
    await forgetKeptSettings(page)
    await page.reload()
    await eventually(() => slippage(page, 'Swap').inputValue()).toBe('0')
    expect(await preset(page, 'Hedera').inputValue()).toBe('250')
    expect(await safeMode(page).getAttribute('aria-checked')).toBe('false')
  }))
