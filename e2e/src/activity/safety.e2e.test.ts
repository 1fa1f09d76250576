import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { appPanel } from '../support/shell-parts.ts'

const visit = oneBrowser()
const sql = productDatabase()

const settings = (page: Page) => appPanel(page, 'Settings')
const perTransaction = (page: Page) =>
  page.getByRole('textbox', { name: 'Limit per transaction in US dollars' })
const perDay = (page: Page) => page.getByRole('textbox', { name: 'Limit in any 24 hours in US dollars' })
const pause = (page: Page) => page.getByRole('switch', { name: 'Pause this vault' })
const save = (page: Page) => settings(page).getByRole('button', { name: 'Save' })
const confirmIdentity = (page: Page) => page.getByRole('heading', { name: 'Confirm that it is you' })
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use passkey' }).click()

async function openSafety(page: Page): Promise<void> {
  await page.goto('/')
  await person.signUpWithPasskey(page)
  await person.openWorkspace(page)
  await page.goto('/?app=settings')
  await settings(page)
    .getByRole('button', { name: /^Safety/ })
    .click()
  await perTransaction(page).waitFor()
  await person.closeStepUpWindow(page, sql)
}

const matrix: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

describe.each(matrix)('Settings > Safety, $viewport $theme', ({ viewport, theme }) => {
  it('lowers at once, raises with a passkey after 24 h, and lets the raise be withdrawn', async () => {
    await visit(`safety-limits-${viewport}`, { viewport, theme }, async ({ page }) => {
      await openSafety(page)
      await expectNoAxeViolations(page, `safety, ${viewport} ${theme}`)
      await perTransaction(page).fill('750')
      await page.getByText('Holds at once.').waitFor()
      await save(page).click()
      await page.getByText('The limit holds now').waitFor()
      expect(await confirmIdentity(page).count()).toBe(0)
      expect(await perTransaction(page).inputValue()).toBe('750.00')

      await perDay(page).fill('30,000')
      await page.getByText(/^Needs your passkey and starts in 24 h/).waitFor()
      await perDay(page).press('Enter')
      await confirmIdentity(page).waitFor()
      await usePasskey(page)
      await settings(page)
        .getByText(/Raise to \$30,000\.00 in any 24 h starts in 24 h/)
        .waitFor()
      expect(await perDay(page).inputValue()).toBe('25,000.00')
      await expectNoAxeViolations(page, `a waiting raise, ${viewport} ${theme}`)
      await page.screenshot({ path: `reports/screens/safety-${viewport}-${theme}.png` })
      await settings(page).getByRole('button', { name: 'Withdraw' }).click()
      await page.getByText('Withdrawn. The limit stays as it is.').waitFor()
      expect(await settings(page).getByRole('button', { name: 'Withdraw' }).count()).toBe(0)
    })
  })
})

it('pauses by one press without a question and resumes only with the passkey', async () => {
  await visit('safety-pause', {}, async ({ page }) => {
    await openSafety(page)
    await pause(page).click()
    await page.getByText('Vault paused').waitFor()
    expect(await confirmIdentity(page).count()).toBe(0)
    await pause(page).click()
    await confirmIdentity(page).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => pause(page).getAttribute('aria-checked')).toBe('true')
    await pause(page).click()
    await usePasskey(page)
    await page.getByText('Vault resumed').waitFor()
    await expect.poll(() => pause(page).getAttribute('aria-checked')).toBe('false')
  })
})

it('is reached and left by keyboard, and refuses what is no amount', async () => {
  await visit('safety-keyboard', {}, async ({ page }) => {
    await openSafety(page)
    await perTransaction(page).fill('12.345')
    await settings(page).getByText('Enter an amount from $0.01 to $10,000,000.').waitFor()
    expect(await save(page).count()).toBe(0)
    const back = settings(page).getByRole('button', { name: 'Back to Settings' })
    await back.focus()
    await page.keyboard.press('Enter')
    const entry = settings(page).getByRole('button', { name: /^Safety/ })
    await expect.poll(() => entry.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => back.evaluate((node) => node === document.activeElement)).toBe(true)
  })
})
