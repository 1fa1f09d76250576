import { safetyRoutes } from '@windhover/core/safety/contract'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerSafety } from '../../testing/answers/safety.ts'
import { openApp } from '../../testing/open-app.tsx'
import { press } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const settings = () => page.getByRole('region', { name: 'Settings app' })
const addFirst = (within = settings()) => within.getByRole('button', { name: 'Add a passkey first' })
const keyCard = () => settings().getByRole('region', { name: 'Vault Access Key' })
const keepDialog = () => page.getByRole('dialog', { name: 'Keep this account' })

async function expectWayToPasskey(within = settings()): Promise<void> {
  await addFirst(within).click()
  await expect.element(keepDialog()).toBeVisible()
  await press('{Escape}')
  await expect.element(keepDialog()).not.toBeInTheDocument()
}

it('tells a guest before the press that viewing the key needs a passkey, with the way to one', async () => {
  await openApp({ at: '?app=settings' })
  await expect
    .element(keyCard().getByText(/^Viewing, copying and replacing this key need a passkey\./))
    .toBeVisible()
  await expectWayToPasskey(keyCard())
})

it('sets up the only key of a guest’s vault without one, and says when a second needs it', async () => {
  const withKeys = (hasApiKey: boolean) => (server: StubServer, vaultId: string) => {
    const [vault] = server.recorded(vaultRoutes.listVaults)
    server.answer(vaultRoutes.listVaults, [{ ...(vault as VaultView), tokenId: vaultId, hasApiKey }])
  }
  const { server } = await openApp({ at: '?app=settings', hasKey: false, before: withKeys(false) })
  const key = { keyId: 'key-1', key: 'whk_first', apiKeyHash: 'hash', sealedKey: 'sealed-key' }
  server.answer(vaultKeyRoutes.issueVaultKey, key)
  const setUp = keyCard().getByRole('button', { name: 'Set up key' })
  await expect.element(setUp).toBeVisible()
  expect(addFirst(keyCard()).query()).toBeNull()
  await setUp.click()
  await expect.element(keyCard().getByRole('button', { name: 'View' })).toBeVisible()

  await openApp({ at: '?app=settings', hasKey: false, before: withKeys(true) })
  await expect.element(keyCard().getByText(/A second one needs a passkey\./)).toBeVisible()
  await expectWayToPasskey(keyCard())
})

it('tells a guest before pausing and before raising a limit', async () => {
  await openApp({
    at: '?app=settings',
    before: (server, vaultId) =>
      void server.answer(safetyRoutes.getSafety, { ...server.recorded(safetyRoutes.getSafety), vaultId }),
  })
  await settings()
    .getByRole('button', { name: /^Safety/ })
    .click()
  const pause = settings().getByRole('region', { name: 'Pause this vault' })
  await expect.element(pause.getByText(/You don’t have one yet\./)).toBeVisible()
  await expectWayToPasskey(pause)
  const limits = settings().getByRole('region', { name: 'Spending limits' })
  await page.getByRole('textbox', { name: 'Limit in any 24 hours in US dollars' }).fill('9,000,000')
  await expect.element(limits.getByText(/^Needs your passkey/)).toBeVisible()
  await expectWayToPasskey(limits)
  await page.getByRole('textbox', { name: 'Limit in any 24 hours in US dollars' }).fill('1')
  await expect.element(limits.getByText('Takes effect at once.')).toBeVisible()
  expect(addFirst(limits).query()).toBeNull()
})

it('says nothing of it to who has a passkey', async () => {
  await openApp({ at: '?app=settings', before: answerSafety })
  await expect.element(keyCard().getByRole('button', { name: 'View' })).toBeVisible()
  expect(addFirst().elements()).toEqual([])
  await settings()
    .getByRole('button', { name: /^Safety/ })
    .click()
  await expect.element(settings().getByRole('region', { name: 'Pause this vault' })).toBeVisible()
  expect(addFirst().elements()).toEqual([])
})
