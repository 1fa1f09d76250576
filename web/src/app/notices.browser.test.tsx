import { accountRoutes } from '@windhover/core/accounts/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { vaultKey } from '../testing/answers/vault-keys.ts'
import { recordNotices } from '../testing/notices.ts'
import { openApp } from '../testing/open-app.tsx'
import { appPanel, openWorkspace } from '../testing/parts/shell.ts'
import { eventually, seen, textsOf } from '../testing/screen.ts'
import type { StubServer } from '../testing/stub-server.ts'

const SERVER_TEXT = 'The server says: not on a Sunday.'

async function openKeyList(before: (server: StubServer) => void): Promise<StubServer> {
  const { server } = await openWorkspace({ at: '?app=settings', before })
  await appPanel('Settings').getByRole('button', { name: 'All keys of this vault' }).click()
  return server
}

const openFilledKeyList = () =>
  openKeyList((server) => void server.answer(vaultKeyRoutes.listVaultKeys, [vaultKey()]))

async function tryToRevoke(): Promise<void> {
  await appPanel('Settings')
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm Revoke' }).click()
  await expect.element(page.getByRole('alertdialog').or(page.getByRole('dialog'))).not.toBeInTheDocument()
}

it("R1-329 shows the server's text in a panel, and the generic one when the server gives none", async () => {
  const server = await openKeyList(
    (stubs) => void stubs.refuse(vaultKeyRoutes.listVaultKeys, { error: SERVER_TEXT }),
  )
  const failures = () => textsOf(appPanel('Settings').getByRole('alert')).filter((text) => text.trim() !== '')
  await eventually(failures).toEqual([SERVER_TEXT])

  server.breakDown(vaultKeyRoutes.listVaultKeys)
  await appPanel('Settings').getByRole('button', { name: 'Try again' }).click()
  await eventually(failures).toEqual(['The keys could not be loaded.'])
})

it("R1-329 shows the server's text in a notice, and the generic one when the server gives none", async () => {
  const notices = recordNotices()
  const server = await openFilledKeyList()
  server.refuse(vaultKeyRoutes.revokeVaultKey, { error: SERVER_TEXT })
  await tryToRevoke()
  await eventually(() => notices().at(-1)).toEqual([{ kind: 'error', lines: [SERVER_TEXT], markup: 0 }])
  server.breakDown(vaultKeyRoutes.revokeVaultKey)
  await tryToRevoke()
  await eventually(() => notices().at(-1)).toEqual([
    { kind: 'error', lines: ['The key could not be revoked.'], markup: 0 },
  ])
})

it("R1-329 shows the server's text when nothing can be shown, and the generic one when it gives none", async () => {
  const { server } = await openApp({
    before: (stubs) => void stubs.refuse(accountRoutes.getAccount, { error: SERVER_TEXT }),
  })
  const failure = page.getByRole('alert')
  await expect.element(failure.getByText(SERVER_TEXT)).toBeVisible()
  expect(await seen(failure)).not.toContain('Windhover cannot be reached')

  server.breakDown(accountRoutes.getAccount)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure.getByText('Windhover cannot be reached. Check your connection.')).toBeVisible()
  expect(await seen(failure)).not.toContain(SERVER_TEXT)
})

it('R1-333 shows one notice at a time: the newest takes the place of the one before', async () => {
  const notices = recordNotices()
  const titles = () => notices().map((shown) => shown.map(({ lines }) => lines[0]))
  const server = await openFilledKeyList()
  server.refuse(vaultKeyRoutes.revokeVaultKey, { error: 'The first' })
  await tryToRevoke()
  server.refuse(vaultKeyRoutes.revokeVaultKey, { error: 'The second' })
  await tryToRevoke()
  await eventually(() => titles().at(-1)).toEqual(['The second'])
  // No moment with both, and no moment with none in between: the first did not just run out.
  expect(titles()).toEqual([['The first'], ['The second']])
  const alerts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  expect(alerts.elements()).toHaveLength(1)
})
