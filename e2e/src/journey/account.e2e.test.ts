import { createSolanaWallet } from '@windhover/testkit/software-wallets'
import { describe, expect, it } from 'vitest'
import { addVirtualAuthenticator } from '../support/browser.ts'
import { installWallet } from '../support/browser-wallets.ts'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()
const sql = productDatabase()

describe('an account', () => {
  it('comes back with a recovery code, once', async () => {
    await visit('recovery-code', {}, async ({ page }) => {
      await page.goto('/')
      await person.signUpWithPasskey(page)
      await page.getByRole('button', { name: 'Save recovery codes' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Make codes' }).click()
      await person.confirmWithPasskey(page)
      await dialog.getByRole('button', { name: 'Copy all' }).click()
      const codes = (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\s+/)
      expect(codes).toHaveLength(10)
      await dialog.getByRole('button', { name: 'I saved them' }).click()
      await person.openWorkspace(page)
      const vaultId = await person.selectedVaultId(page)

      const useCode = async () => {
        await person.signOut(page)
        await page.getByRole('button', { name: 'Use a recovery code' }).click()
        await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
        await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
      }
      await useCode()
      await person.vaultSwitcher(page).waitFor()
      expect(await person.selectedVaultId(page)).toBe(vaultId)
      await useCode()
      await page.getByText('This recovery code is not valid.').waitFor()
    })
  })

  it('signs in with Solana, and the wallet is its proof of presence', async () => {
    await visit('solana-wallet', {}, async ({ page, context }) => {
      await installWallet(context, createSolanaWallet())
      await page.goto('/')
      await page.getByRole('button', { name: 'Sign in with Solana' }).click()
      await page.getByRole('heading', { name: 'Your first vault is ready' }).waitFor()
      await person.openWorkspace(page)
      await person.openAccountMenuItem(page, 'Settings')
      await page.getByRole('button', { name: 'View', exact: true }).waitFor()
      await person.closeStepUpWindow(page, sql)
      await page.getByRole('button', { name: 'View', exact: true }).click()
      await page.getByRole('button', { name: 'Sign with wallet' }).click()
      const shown = page.getByRole('textbox', { name: 'Vault access key' })
      await expect.poll(() => shown.inputValue()).toMatch(/^whk_/)
    })
  })

  it('takes a second passkey and never gives up its last way in', async () => {
    await visit('second-passkey', {}, async ({ page }) => {
      await page.goto('/')
      await person.signUpWithPasskey(page)
      await person.openWorkspace(page)
      await person.openAccountMenuItem(page, 'Account')
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Confirm Remove' }).click()
      await page.getByText('Add another way to sign in before you remove this one.').waitFor()
      await page.keyboard.press('Escape')
      // A second device: the first authenticator already holds a passkey of this account and would refuse.
      const second = await addVirtualAuthenticator(page, 'usb')
      await page.getByRole('button', { name: 'Add passkey' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
      await page.getByRole('dialog', { name: 'Confirm with your passkey' }).waitFor()
      // Unplugged, so that the first one answers: both are touched by themselves here.
      await second.remove()
      await person.confirmWithPasskey(page)
      await page.getByText('Passkey added').waitFor()
      expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(2)
    })
  })

  it('signs another session out at once, wherever it is', async () => {
    await visit('revoke-session', {}, async ({ page, context }) => {
      await page.goto('/')
      await person.signUpWithPasskey(page)
      await person.openWorkspace(page)
      const cookies = await context.cookies()
      // Another window with the same session, connected to the live events on its own.
      await visit('revoked-session', {}, async (other) => {
        await other.context.addCookies(cookies)
        await other.page.goto('/')
        await person.openWorkspace(other.page)
        await person.signOut(page)
        const signIn = other.page.getByRole('button', { name: 'Sign in with a passkey' })
        await signIn.waitFor({ timeout: 10_000 })
      })
    })
  })
})
