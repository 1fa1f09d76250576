import { changeVaultRoute } from '@windhover/core/vaults/change-vault'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { openSettings, settingsPanel } from '../../testing/parts/settings.ts'
import { eventually, press } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const card = () => settingsPanel().getByRole('region', { name: 'Vault', exact: true })
const switcher = (title: string) => page.getByRole('button', { name: `${title}, switch vault`, exact: true })
const name = () => card().getByRole('textbox', { name: 'Name' })

/** A vault that stays changed. */
function keepVault(server: StubServer, vaultId: string, given: Partial<VaultView> = {}) {
  const [recorded] = server.recorded(vaultRoutes.listVaults)
  if (recorded === undefined) throw new Error('no vault was recorded')
  let vault: VaultView = { ...recorded, tokenId: vaultId, ...given }
  server.answer(vaultRoutes.listVaults, () => [vault])
  return server.answer(changeVaultRoute, ({ body }) => {
    vault = { ...vault, ...body, name: body.name === undefined ? vault.name : body.name || null }
    return vault
  })
}

async function openLook(options: AppOptions = {}, given: Partial<VaultView> = {}) {
  const changes: { body: unknown }[][] = []
  const opened = await openSettings({
    ...options,
    before: (server, vaultId) => void changes.push(keepVault(server, vaultId, given)),
  })
  await expect.element(card()).toBeVisible()
  return { ...opened, changes: () => changes[0]?.map(({ body }) => body) ?? [] }
}

it('R2-002 is called by its number until it is named in Settings, and again when the name is emptied', async () => {
  const { vaultId, changes } = await openLook()
  await expect.element(switcher(`Vault #${vaultId}`)).toBeVisible()
  await expect.element(name()).toHaveAttribute('placeholder', `Vault #${vaultId}`)
  await name().fill('Long term')
  await press('{Enter}')
  await expect.element(switcher('Long term')).toBeVisible()
  await expect.element(card().getByText('Saved', { exact: true })).toBeVisible()
  await name().fill('')
  await press('{Tab}')
  await expect.element(switcher(`Vault #${vaultId}`)).toBeVisible()
  expect(changes()).toEqual([{ name: 'Long term' }, { name: '' }])
})

it('takes one of six colours, and none again', async () => {
  const { vaultId, changes } = await openLook()
  expect(card().getByRole('radio').elements()).toHaveLength(7)
  await card().getByRole('radio', { name: 'Teal' }).click()
  await expect.element(card().getByRole('radio', { name: 'Teal' })).toBeChecked()
  const icon = () => switcher(`Vault #${vaultId}`).element().querySelector('svg')?.classList.value
  await eventually(icon).toContain('text-data-3')
  await card().getByRole('radio', { name: 'None' }).click()
  await eventually(icon).not.toContain('text-data')
  expect(changes()).toEqual([{ color: 'teal' }, { color: null }])
})

it('is renamed from the switcher; what is refused stays in the field with its reason', async () => {
  const opened: { changes?: { body: unknown }[] } = {}
  const { server, vaultId } = await openApp({
    before: (stubs, id) => {
      opened.changes = keepVault(stubs, id)
    },
  })
  await switcher(`Vault #${vaultId}`).click()
  await page.getByRole('menuitem', { name: 'Rename vault' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename vault' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Degen')
  await dialog.getByRole('radio', { name: 'Pink' }).click()
  await press('{Escape}')
  expect(opened.changes).toEqual([])
  await switcher(`Vault #${vaultId}`).click()
  await page.getByRole('menuitem', { name: 'Rename vault' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Degen')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(switcher('Degen')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  server.refuse(changeVaultRoute, { error: 'Not that one.' })
  await switcher('Degen').click()
  await page.getByRole('menuitem', { name: 'Rename vault' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Other')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Not that one.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Other')
})

it.each(SIZES)(
  'fits on $viewport with the longest name, in both themes',
  async (size) => {
    await openLook(size, { name: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM', color: 'amber' })
    await expectGoodLook('vault-look')
  },
  LOOK_WITHIN_MS,
)
