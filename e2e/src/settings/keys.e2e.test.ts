import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addSpareKey, lent, openKeys, owners, revoke } from '../support/keys-parts.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()

const SOMEBODY = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'

/** The key of the vault as a program would hold it. */
async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const shown = page.getByRole('textbox', { name: 'Vault access key' })
  await expect.poll(() => shown.inputValue()).toMatch(/^whk_/)
  return await shown.inputValue()
}

/** What a program does: it shows its key and asks for a payment. */
const pay = (page: Page, key: string) =>
  page.evaluate(
    async ({ key, to }) => {
      const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
      const answer = await fetch('/api/solana/transfer', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ vaultId, intentId: crypto.randomUUID(), mint: 'SOL', to, amount: '0.01' }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    { key, to: SOMEBODY },
  )

async function addProgram(page: Page, name: string): Promise<void> {
  await lent(page).getByRole('button', { name: 'Add program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a program' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: /^It may/ }).click()
  await page.getByRole('menuitemradio', { name: 'Trade, and send to anyone' }).click()
  await dialog.getByRole('button', { name: 'Add program' }).click()
  await person.confirmWithPasskey(page)
  await lent(page).getByText(name, { exact: true }).waitFor()
}

const ownerOf = (page: Page) => page.evaluate(async () => await (await fetch('/api/owner')).json())

it('a program pays with what it was lent until that is revoked, and a second passkey is gone everywhere', () =>
  visit('keys', {}, async ({ page }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await page.evaluate(async () => {
      const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/faucet', { method: 'POST', headers, body: JSON.stringify({ vaultId }) })
    })
    await person.waitForFunds(page)
    await person.openAccountMenuItem(page, 'Settings')
    const key = await readKey(page)
    expect((await pay(page, key)).body.code, 'nothing was lent yet').toBe('authority/unknownKey')

    await openKeys(page)
    await addProgram(page, 'rebalancer')
    expect((await pay(page, key)).body).toMatchObject({ state: 'CONFIRMED' })
    const row = lent(page).getByRole('listitem').filter({ hasText: 'rebalancer' })
    await openKeys(page)
    await row.getByText(/used (just now|\d+ s ago)/).waitFor()
    expect(await row.textContent()).toMatch(/\$\d+\.\d\d of \$200/)

    await revoke(page, 'rebalancer')
    await row.waitFor({ state: 'detached' })
    expect((await pay(page, key)).body.code).toBe('authority/unknownKey')

    await addSpareKey(page, 'Spare key')
    expect((await ownerOf(page)).roots).toHaveLength(2)
    await revoke(page, 'Spare key')
    const { roots } = await ownerOf(page)
    expect(roots).toHaveLength(1)
    expect(
      await owners(page)
        .getByRole('button', { name: /^Revoke|^More for/ })
        .count(),
    ).toBe(0)
    const passkeys = await page.evaluate(async () => (await fetch('/api/account/passkeys')).json())
    expect(passkeys.map(({ keyId }: { keyId: string }) => keyId)).toEqual([roots[0].keyId])
  }))
