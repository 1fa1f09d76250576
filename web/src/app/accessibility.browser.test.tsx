import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { vaultKey } from '../testing/answers/vault-keys.ts'
import { expectGoodLook } from '../testing/looks.ts'
import type { AppOptions } from '../testing/open-app.tsx'
import {
  appPanel,
  appsButton,
  launcher,
  openWorkspace,
  palette,
  pressCtrlK,
  setupSteps,
} from '../testing/parts/shell.ts'
import { appears, expectNoAxeViolations, press } from '../testing/screen.ts'

it('has no axe violation on the desktop, in the launcher and the palette', async () => {
  await openWorkspace()
  await expect.element(setupSteps()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expectGoodLook('workspace')
  await appsButton().click()
  await expect.element(launcher()).toBeVisible()
  await expectGoodLook('launcher')
  await press('{Escape}')
  await pressCtrlK()
  await expect.element(palette().getByRole('option').first()).toBeVisible()
  await expectGoodLook('palette')
})

it('has no axe violation while a tooltip stands', async () => {
  await openWorkspace()
  await page.getByRole('button', { name: 'Activity' }).hover()
  await appears(page.getByRole('tooltip'))
  await expectNoAxeViolations('tooltip')
})

it('has no axe violation in the settings beside the chat', async () => {
  const before: AppOptions['before'] = (server) =>
    void server.answer(vaultKeyRoutes.listVaultKeys, [vaultKey()])
  await openWorkspace({ at: '?app=settings', before })
  await appPanel('Settings').getByRole('button', { name: 'All keys of this vault' }).click()
  await expect.element(appPanel('Settings').getByRole('listitem').first()).toBeVisible()
  await expectGoodLook('settings-beside-chat')
})

it('has no axe violation on the phone', async () => {
  await openWorkspace({ viewport: 'mobile' })
  await expect.element(setupSteps()).toBeVisible()
  await expectGoodLook('workspace')
  await appsButton().click()
  await expect.element(launcher()).toBeVisible()
  await expectGoodLook('launcher')
})

it('has no axe violation in an app on the phone', async () => {
  await openWorkspace({ viewport: 'mobile', at: '?app=settings' })
  await expect.element(appPanel('Settings').getByRole('heading', { name: 'Vault Access Key' })).toBeVisible()
  await expectGoodLook('settings-with-key')
  await openWorkspace({ viewport: 'mobile', at: '?app=memberships' })
  await expect.element(appPanel('Memberships').getByText('This app is not available yet.')).toBeVisible()
  await expectGoodLook('not-built')
})
