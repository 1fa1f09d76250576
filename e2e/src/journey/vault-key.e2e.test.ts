import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../support/browser.ts'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()
const sql = productDatabase()

const shownKey = (page: Page) => page.getByRole('textbox', { name: 'Vault access key' })
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true })

/** A new account with Settings open beside the chat. */
async function inSettings(name: string, run: (visit: Visit) => Promise<void>): Promise<void> {
  await visit(name, {}, async (opened) => {
    await opened.page.goto('/')
    await person.signUpWithPasskey(opened.page)
    await person.openWorkspace(opened.page)
    await person.openAccountMenuItem(opened.page, 'Settings')
    await view(opened.page).waitFor()
    await run(opened)
  })
}

describe('the vault access key in Settings', () => {
  it('R1-118 R1-322 R1-271 is viewed and copied, and what was copied is the key that opens the vault', async () => {
    await inSettings('key-view-copy', async ({ page }) => {
      await view(page).click()
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
      await page.getByRole('button', { name: 'Hide' }).click()
      expect(await shownKey(page).inputValue()).toMatch(/^•+$/)
    })
  })

  it('R1-323 says Copy failed when the clipboard refuses', async () => {
    await inSettings('key-copy-failed', async ({ page }) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: 'Copy failed' }).waitFor()
    })
  })

  it('R1-264 asks to set it up where this browser has none, without calling the server', async () => {
    await inSettings('key-missing', async ({ page }) => {
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/vaults/key')) calls.push(request.url())
      })
      await page.reload()
      await page.getByText('API key not found. Please set up your vault API key.').waitFor()
      expect(await view(page).count()).toBe(0)
      expect(calls).toEqual([])
      await page.getByRole('button', { name: 'Set up key' }).click()
      await view(page).waitFor()
    })
  })

  it('R1-321 shows the text of the server when viewing fails, and Failed to view API key when it has none', async () => {
    await inSettings('key-view-failed', async ({ page, context }) => {
      const [keyId] = await page.evaluate(async () => {
        const vaults = await (await fetch('/api/vaults')).json()
        const keys = await (await fetch(`/api/vaults/${vaults[0].tokenId}/keys`)).json()
        return keys.map((key: { keyId: string }) => key.keyId)
      })
      // An answer without any text cannot be had from our own server: only a broken proxy in front of it gives one.
      await context.route('**/api/vaults/key', (route) => route.fulfill({ status: 502, body: '' }))
      await view(page).click()
      await page.getByText('Failed to view API key').waitFor()
      await context.unroute('**/api/vaults/key')
      await sql`update vault_api_keys set revoked_at = now() where key_id = ${keyId}`
      await view(page).click()
      await page.getByText('API key not found. Please set up your vault API key.').waitFor()
    })
  })

  it('is never at rest in the browser in a form that can be read', async () => {
    await inSettings('key-at-rest', async ({ page, context }) => {
      await view(page).click()
      await expect.poll(() => shownKey(page).inputValue()).toMatch(/^whk_/)
      const key = await shownKey(page).inputValue()
      const { origins, cookies } = await context.storageState({ indexedDB: true })
      const atRest = JSON.stringify({ origins, cookies })
      expect(atRest).toContain('windhover-vault-keys')
      expect(atRest).not.toContain(key)
      expect(atRest).not.toContain('whk_')
      expect(atRest).not.toContain('whs_')
    })
  })

  it('needs a fresh passkey once the window has closed, and stays hidden when that is cancelled', async () => {
    await inSettings('key-step-up', async ({ page }) => {
      await person.closeStepUpWindow(page, sql)
      await view(page).click()
      await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      expect(await shownKey(page).inputValue()).toMatch(/^•+$/)
      await view(page).click()
      await page.getByRole('button', { name: 'Use passkey' }).click()
      await expect.poll(() => shownKey(page).inputValue()).toMatch(/^whk_/)
    })
  })
})
