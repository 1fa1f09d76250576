import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()
const sql = productDatabase()

const COINS = { Solana: 'SOL', Ethereum: 'ETH', BSC: 'BNB', Hedera: 'HBAR' }
const FUNDS_WITHIN_MS = 45_000

const world = (page: Page) => page.getByRole('dialog', { name: 'Practice world' })
const holdingsOn = (page: Page, chain: string) =>
  world(page).getByRole('listitem').filter({ hasText: chain }).first()

it('a guest is one press away from a funded workspace, keeps the account with a passkey and comes back', async () => {
  await visit('guest', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    const vaultId = await person.selectedVaultId(page)

    await page.getByRole('button', { name: 'Practice world' }).click()
    await world(page).getByText('Real chains running on this machine. The coins have no value.').waitFor()
    for (const [chain, coin] of Object.entries(COINS)) {
      await expect
        .poll(() => holdingsOn(page, chain).textContent(), { timeout: FUNDS_WITHIN_MS })
        .toMatch(new RegExp(`[1-9][\\d,.]*\\s*${coin}`))
    }
    await page.keyboard.press('Escape')

    const addresses = await person.copyFromDialog(page)
    await person.openAccountMenuItem(page, 'Account')
    const guest = page.getByRole('region', { name: 'Guest account' })
    await guest.getByRole('button', { name: 'Keep this account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
    await page.getByText('Account kept').waitFor()
    await guest.waitFor({ state: 'hidden' })

    await person.signOut(page)
    const lines: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) lines.push(request.url())
    })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await person.vaultSwitcher(page).waitFor()
    expect(await person.selectedVaultId(page)).toBe(vaultId)
    // Signing out left nothing behind: whose vault it is, the passkey has said.
    expect(await person.copyFromDialog(page)).toEqual(addresses)
    // The line of the session before must not live on beside the new one: a browser has six per server.
    await page.waitForTimeout(4_000)
    expect(lines).toHaveLength(1)
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
