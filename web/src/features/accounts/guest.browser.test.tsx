import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/open-app.tsx'
import { press } from '../../testing/screen.ts'

async function askToSignOut(): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

it('a guest is told before signing out what is lost', async () => {
  const { server, vaultId } = await openApp()
  const left = server.answer(accountRoutes.signOut, { done: true })
  const question = page.getByRole('alertdialog', { name: 'Sign out of a guest account?' })
  await askToSignOut()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: new RegExp(`#${vaultId}.*switch vault$`) }))
    .toBeVisible()
  expect(left).toEqual([])

  await askToSignOut()
  await question.getByRole('button', { name: 'Sign out and lose it' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(left).toHaveLength(1)
})

it('a guest who wants recovery codes is told first that they need a passkey, and offered one', async () => {
  const { server } = await openApp()
  const made = server.answer(credentialRoutes.makeRecoveryCodes, { done: true })
  await page.getByRole('button', { name: 'Save recovery codes' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect.element(codes.getByText(/Add a passkey first\.$/)).toBeVisible()
  expect(codes.getByRole('button', { name: 'Make codes' }).query()).toBeNull()
  await codes.getByRole('button', { name: 'Add a passkey' }).click()
  const keep = page.getByRole('dialog', { name: 'Keep this account' })
  await expect.element(keep.getByRole('button', { name: 'Add passkey' })).toBeVisible()
  await press('{Escape}')
  await expect.element(keep).not.toBeInTheDocument()
  await codes.getByRole('button', { name: 'Not now' }).click()
  await expect.element(codes).not.toBeInTheDocument()
  expect(made).toEqual([])
})
