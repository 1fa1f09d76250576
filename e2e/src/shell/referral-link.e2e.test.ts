import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser, productDatabase } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { eventually } from '../support/shell-eventually.ts'
import { signUp } from '../support/shell-sign-up.ts'

const visit = oneBrowser()
const sql = productDatabase()

const readCode = (page: Page) => page.evaluate(() => localStorage.getItem('referral_code'))

it('R1-019 R1-021 keeps the code of a link until there is an account, hands it in for whoever gave it, and forgets it', async () => {
  const code = { given: '' }
  await visit('who gives the code', {}, async ({ page }) => {
    await signUp(page)
    code.given = await page.evaluate(async () => {
      const [vault] = await (await fetch('/api/vaults')).json()
      return (await (await fetch(`/api/user/referral?vaultId=${vault.tokenId}`)).json()).referralCode
    })
  })
  await visit('who follows the link', {}, async ({ page }) => {
    await page.goto(`/?ref=${code.given}`)
    await eventually(() => page.url()).not.toMatch(/[?&]ref=/)
    expect(await readCode(page)).toBe(code.given)
    await person.signUpWithPasskey(page)
    await eventually(() => readCode(page)).toBeNull()
    const { userId } = await page.evaluate(async () => (await fetch('/api/account')).json())
    const counted =
      await sql`select code from referrals join referral_codes on by_vault_id = referral_codes.vault_id
      where referrals.user_id = ${userId}`
    expect(counted).toEqual([{ code: code.given }])
  })
})
