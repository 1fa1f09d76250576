import { randomUUID } from 'node:crypto'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, inject, it } from 'vitest'
import { oneBrowser } from './support/one-browser.ts'
import * as person from './support/person.ts'

const { origin, instances } = inject('product')
const visit = oneBrowser()

it('a vault made through one api instance appears in a browser on the other', async () => {
  await visit('live-across-instances', {}, async ({ page, context }) => {
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const second = instances[1]
    expect(new URL(second ?? '').port).not.toBe(new URL(origin).port)

    const answer = await fetch(`${second}${vaultRoutes.createVault.path}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ requestId: randomUUID() }),
    })
    expect(answer.status).toBe(200)
    const { tokenId } = vaultRoutes.createVault.response.parse(await answer.json())

    await person.vaultSwitcher(page).click()
    await page.getByRole('menuitemradio', { name: `Vault #${tokenId}` }).waitFor({ timeout: 10_000 })
  })
})
