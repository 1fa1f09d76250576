import { createEthereumWallet } from '@windhover/testkit/software-wallets'
import { describe, expect, it } from 'vitest'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { installWallet } from '../support/browser-wallets.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()

/** How each screen looks has tests of its own; a phone adds touch. */
const matrix: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

describe.each(matrix)('first visit, $viewport $theme', ({ viewport, theme }) => {
  it('R1-001 R1-006 R1-118 R1-119 R1-296 leads from sign-up to a vault, a second one, its key, and back in by wallet', async () => {
    await visit(`first-visit-${viewport}-${theme}`, { viewport, theme }, async ({ page, context }) => {
      const wallet = createEthereumWallet()
      await installWallet(context, wallet)

      await page.goto('/')
      await person.signUpWithPasskey(page)
      const first = await person.copyAddresses(page)
      expect(first.Solana).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
      expect(first.EVM).toMatch(/^0x[0-9a-fA-F]{40}$/)
      expect(first.Hedera).toBe(first.EVM)

      await person.openWorkspace(page)
      const firstVault = await person.selectedVaultId(page)
      await page.reload()
      await person.vaultSwitcher(page).waitFor()
      expect(await person.selectedVaultId(page)).toBe(firstVault)

      await person.vaultSwitcher(page).click()
      await page.getByRole('menuitem', { name: 'New vault' }).click()
      await expect.poll(() => person.selectedVaultId(page), { timeout: 20_000 }).not.toBe(firstVault)
      const secondVault = await person.selectedVaultId(page)
      await page.reload()
      await person.vaultSwitcher(page).waitFor()
      expect(await person.selectedVaultId(page)).toBe(secondVault)
      await person.vaultSwitcher(page).click()
      await page.getByRole('menuitemradio', { name: `Vault #${firstVault}` }).click()
      await expect.poll(() => person.selectedVaultId(page)).toBe(firstVault)

      await person.openAccountMenuItem(page, 'Settings')
      await page.getByText('Never share this key. Anyone with it can steal all your funds.').waitFor()
      await page.getByRole('button', { name: 'View', exact: true }).click()
      const shown = page.getByRole('textbox', { name: 'Vault access key' })
      await expect.poll(() => shown.inputValue()).toMatch(/^whk_/)

      if (viewport === 'mobile')
        await page
          .getByRole('button', { name: /^Close/ })
          .first()
          .click()
      await person.signOut(page)
      await page.getByRole('button', { name: 'Sign in with Ethereum' }).click()
      await page.getByRole('heading', { name: 'Your first vault is ready' }).waitFor()
      const byWallet = await person.copyAddresses(page)
      expect(byWallet.Solana).not.toBe(first.Solana)
    })
  })
})
