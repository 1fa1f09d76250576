import { accountRoutes } from '@windhover/core/accounts/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/open-app.tsx'

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
