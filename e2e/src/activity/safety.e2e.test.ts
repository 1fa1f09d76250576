import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { appPanel } from '../support/shell-parts.ts'

const visit = oneBrowser()

const settings = (page: Page) => appPanel(page, 'Settings')
const perTransaction = (page: Page) =>
  page.getByRole('textbox', { name: 'Limit per transaction in US dollars' })
const perDay = (page: Page) => page.getByRole('textbox', { name: 'Limit in any 24 hours in US dollars' })
const pause = (page: Page) => page.getByRole('switch', { name: 'Pause this vault' })
const save = (page: Page) => settings(page).getByRole('button', { name: 'Save' })
const confirmIdentity = (page: Page) => page.getByRole('heading', { name: 'Confirm with your passkey' })
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use passkey' }).click()

async function openSafety(page: Page): Promise<void> {
  await page.goto('/')
  await person.signUpWithPasskey(page)
  await person.openWorkspace(page)
  await page.goto('/?app=settings')
  await showSafety(page)
}

async function showSafety(page: Page): Promise<void> {
  await settings(page)
    .getByRole('button', { name: /^Safety/ })
    .click()
  await perTransaction(page).waitFor()
}

it('lowers and pauses at once, raises after 24 h and resumes only with the passkey, and stores it all', () =>
  visit('safety', {}, async ({ page }) => {
    await openSafety(page)
    await perTransaction(page).fill('750')
    await save(page).click()
    await page.getByText('Limit lowered').waitFor()
    await pause(page).click()
    await page.getByText('Vault paused').waitFor()
    expect(await confirmIdentity(page).count()).toBe(0)

    await perDay(page).fill('30,000')
    await perDay(page).press('Enter')
    await confirmIdentity(page).waitFor()
    await usePasskey(page)
    const raise = settings(page).getByText(/Raise to \$30,000\.00 in any 24 h starts in 24 h/)
    await raise.waitFor()

    await page.reload()
    await showSafety(page)
    await raise.waitFor()
    expect(await perTransaction(page).inputValue()).toBe('750.00')
    expect(await perDay(page).inputValue()).toBe('25,000.00')
    expect(await pause(page).getAttribute('aria-checked')).toBe('true')
    await settings(page).getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('Withdrawn. The limit stays as it is.').waitFor()

    await pause(page).click()
    await confirmIdentity(page).waitFor()
    await usePasskey(page)
    await page.getByText('Vault resumed').waitFor()
    await expect.poll(() => pause(page).getAttribute('aria-checked')).toBe('false')
  }))
