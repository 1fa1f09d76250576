import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()
const sql = productDatabase()

const shownKey = (page: Page) => page.getByRole('textbox', { name: 'Vault access key' })
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true })

it('R1-118 R1-322 R1-271 the vault access key is shown and copied after a fresh proof, opens the vault, and is never stored in a form that can be read', async () => {
  await visit('key-view-copy', {}, async ({ page, context }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await person.openAccountMenuItem(page, 'Settings')
    await view(page).waitFor()

    await person.closeStepUpWindow(page, sql)
    await view(page).click()
    await page.getByRole('heading', { name: "Confirm it's you" }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await shownKey(page).inputValue()).toMatch(/^•+$/)
    await view(page).click()
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await expect.poll(() => shownKey(page).inputValue()).toMatch(/^whk_[a-z0-9]{16}_[\w-]{43}$/)

    const key = await shownKey(page).inputValue()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('Copied to clipboard', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    const vaultId = await person.selectedVaultId(page)
    const opened = await page.evaluate(
      async ({ vaultId, key }) => {
        const answer = await fetch(`/api/vaults/${vaultId}/keys/check`, { headers: { 'x-api-key': key } })
        return { status: answer.status, body: await answer.json() }
      },
      { vaultId, key },
    )
    expect(opened.status).toBe(200)
    expect(opened.body.scopes).toEqual(['trade', 'transfer', 'feedback', 'memory', 'subscription'])

    const { origins, cookies } = await context.storageState({ indexedDB: true })
    const stored = JSON.stringify({ origins, cookies })
    expect(stored).toContain('windhover-vault-keys')
    expect(stored).not.toContain(key)
    expect(stored).not.toContain('whk_')
    expect(stored).not.toContain('whs_')
    await page.getByRole('button', { name: 'Hide' }).click()
    expect(await shownKey(page).inputValue()).toMatch(/^•+$/)
  })
})
