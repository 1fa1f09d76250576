import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()
const sql = productDatabase()

const COINS = { Solana: 'SOL', Ethereum: 'ETH', BSC: 'BNB', Hedera: 'HBAR' }
const FUNDS_WITHIN_MS = 45_000

const world = (page: Page) => page.getByRole('dialog', { name: 'Practice world' })
const holdingsOn = (page: Page, chain: string) =>
  world(page).getByRole('listitem').filter({ hasText: chain }).first()

async function closePanelOnPhone(page: Page, viewport: ViewportName): Promise<void> {
  if (viewport !== 'mobile') return
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click()
}

const matrix: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

describe.each(matrix)('a guest, $viewport $theme', ({ viewport, theme }) => {
  it('is one press away from a funded workspace, keeps the account with a passkey and comes back', async () => {
    await visit(`guest-${viewport}-${theme}`, { viewport, theme }, async ({ page }) => {
      const axe = (where: string) => expectNoAxeViolations(page, `${where}, ${viewport} ${theme}`)
      await page.goto('/')
      await page.getByRole('button', { name: 'Explore with a practice vault' }).waitFor()
      await axe('sign-in with guests')
      await person.comeAsGuest(page)
      const vaultId = await person.selectedVaultId(page)

      await page.getByRole('button', { name: 'Practice world' }).click()
      await world(page).getByText('Real chains on this machine, coins without value.').waitFor()
      for (const [chain, coin] of Object.entries(COINS)) {
        await expect
          .poll(() => holdingsOn(page, chain).textContent(), { timeout: FUNDS_WITHIN_MS })
          .toMatch(new RegExp(`[1-9][\\d,.]*\\s*${coin}`))
      }
      await axe('holdings of a guest')
      await page.keyboard.press('Escape')

      await person.openAccountMenuItem(page, 'Account')
      const guest = page.getByRole('region', { name: 'Guest account' })
      await guest.waitFor()
      await axe('account of a guest')
      await guest.getByRole('button', { name: 'Keep this account' }).click()
      await axe('keeping the account')
      await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
      await page.getByText('Account kept').waitFor()
      await guest.waitFor({ state: 'hidden' })

      await closePanelOnPhone(page, viewport)
      await person.signOut(page)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await person.vaultSwitcher(page).waitFor()
      expect(await person.selectedVaultId(page)).toBe(vaultId)
    })
  })
})

it('a guest is told before signing out what is lost', async () => {
  await visit('guest-leaves', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    const vaultId = await person.selectedVaultId(page)
    await person.openAccountMenuItem(page, 'Sign out')
    const question = page.getByRole('alertdialog', { name: 'Sign out of a guest account?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await person.selectedVaultId(page)).toBe(vaultId)

    await person.openAccountMenuItem(page, 'Sign out')
    await question.getByRole('button', { name: 'Sign out and lose it' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  })
})

it('what needs a proof leads a guest to a passkey, and goes on with it', async () => {
  await visit('guest-step-up', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    await person.openAccountMenuItem(page, 'Settings')
    await page.getByRole('button', { name: 'View', exact: true }).waitFor()
    await person.closeStepUpWindow(page, sql)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'This needs a passkey' })
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    const shown = page.getByRole('textbox', { name: 'Vault access key' })
    await expect.poll(() => shown.inputValue()).toMatch(/^whk_/)
  })
})

it('more funds come for the asking, and the button says when the next ones can', async () => {
  await visit('guest-funds', { theme: 'light' }, async ({ page }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await page.getByRole('button', { name: 'Practice world' }).click()
    await expect.poll(() => holdingsOn(page, 'Solana').textContent()).toMatch(/Solana0\s*SOL/)
    await world(page).getByRole('button', { name: 'Get practice funds' }).click()
    await page.getByText('Practice funds arrived').waitFor({ timeout: FUNDS_WITHIN_MS })
    await world(page)
      .getByRole('button', { name: /^More funds in 0:\d\d|1:00$/ })
      .waitFor()
    await expect
      .poll(() => holdingsOn(page, 'Solana').textContent(), { timeout: FUNDS_WITHIN_MS })
      .toMatch(/Solana5\s*SOL/)
  })
})
