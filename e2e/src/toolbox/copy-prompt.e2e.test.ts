import { it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { chat } from '../support/shell-parts.ts'

const asNewcomer = newcomerVisits()

it('R1-324 says so where a prompt cannot be copied', () =>
  asNewcomer({}, async ({ page }) => {
    // How the chat is unlocked has its own tests.
    await page.evaluate(async () => {
      const [vault] = await (await fetch('/api/vaults')).json()
      const path = '/api/chat/directives'
      const { version } = await (await fetch(`${path}?vaultId=${vault.tokenId}`)).json()
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ vaultId: vault.tokenId, version })
      await fetch(path, { method: 'POST', headers, body })
    })
    await page.reload()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await chat(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
    await page
      .getByRole('dialog', { name: 'Prompt Cheat Sheet' })
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click()
    await page.getByRole('alert').getByText('Failed to copy prompt', { exact: true }).waitFor()
  }))
