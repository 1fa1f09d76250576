import { accountRoutes } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { faucetRoutes } from '@windhover/core/faucet/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firstVaultSeenKey } from '../../app/first-vault.ts'
import { holdingsOf } from '../../testing/answers/faucet.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { openApp } from '../../testing/open-app.tsx'
import { press } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

type Size = (typeof SIZES)[number]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

async function openFromMenu(item: string, { viewport }: Size): Promise<void> {
  const close = button(/^Close/).first()
  // On a phone a panel lies over the menu.
  if (viewport === 'mobile' && close.query() !== null) await close.click()
  await button('Account menu').click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Somebody who has just signed up with a passkey, and has not seen the page of the first vault. */
function signedUp(server: StubServer, vaultId: string): void {
  const account = server.recorded(accountRoutes.getAccount)
  const userId = `user-${vaultId}`
  localStorage.removeItem(firstVaultSeenKey(userId))
  server.answer(accountRoutes.getAccount, { ...account, userId, guest: false, passkeyCount: 1 })
}

it.each(SIZES)('the sign-in page looks right on $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const none = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValue(new DOMException('there is none', 'NotAllowedError'))
  const { server } = await openApp({ ...size, isSignedOut: true })
  server.answer(signInRoutes.startPasskeySignIn, {
    options: {},
    nonce: '0'.repeat(32),
  })
  await expect.element(button('Explore with a practice vault')).toBeVisible()
  await expectGoodLook('sign-in')
  await button('Sign in with a passkey').click()
  await expect.element(button('Create a new account')).toBeVisible()
  await expectGoodLook('sign-in-without-passkey')
  none.mockRestore()
})

it.each(SIZES)(
  'the screens of a new account look right on $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { server } = await openApp({ ...size, before: signedUp })
    await expect.element(heading('Your first vault is ready')).toBeVisible()
    await expectGoodLook('first-vault')
    await button('Open workspace').click()
    await expect.element(heading('What are we doing today?')).toBeVisible()
    await expectGoodLook('empty-workspace')
    await button(/switch vault$/).click()
    await expect.element(page.getByRole('menuitem', { name: 'New vault' })).toBeVisible()
    await expectGoodLook('vault-switcher')
    await press('{Escape}')

    await openFromMenu('Settings', size)
    await expect
      .element(page.getByText('Never share this key. Anyone with it can steal all your funds.'))
      .toBeVisible()
    await expectGoodLook('settings')
    const { code, message, status } = accountErrors.stepUpRequired()
    server.refuse(vaultKeyRoutes.viewVaultKey, { code, error: message, status })
    server.answer(signInRoutes.startStepUp, { by: 'passkey', options: {}, nonce: '0'.repeat(32) })
    await button('View').click()
    await expect.element(heading("Confirm it's you")).toBeVisible()
    await expectGoodLook('step-up')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    server.answer(vaultKeyRoutes.viewVaultKey, { key: `whk_${'a'.repeat(16)}_${'b'.repeat(43)}` })
    await button('View').click()
    await expect.element(button('Hide')).toBeVisible()
    await expectGoodLook('settings-key-shown')
    await openFromMenu('Account', size)
    await expect.element(heading(/^Recovery codes/)).toBeVisible()
    await expectGoodLook('account')
  },
)

it.each(SIZES)(
  'the screens of a guest look right on $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { server } = await openApp(size)
    server.answer(faucetRoutes.listHoldings, holdingsOf(5))
    await button('Practice world').click()
    const world = page.getByRole('dialog', { name: 'Practice world' })
    await expect.element(world.getByText(/SOL/).first()).toBeVisible()
    await expectGoodLook('guest-holdings')
    await press('{Escape}')
    await openFromMenu('Account', size)
    const guest = page.getByRole('region', { name: 'Guest account' })
    await expect.element(guest).toBeVisible()
    await expectGoodLook('guest-account')
    await guest.getByRole('button', { name: 'Keep this account' }).click()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Add passkey' })).toBeVisible()
    await expectGoodLook('guest-keeps-account')
    // A question that stays open would be asked in the next test as well.
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)
