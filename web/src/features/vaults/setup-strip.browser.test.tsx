import { accountRoutes } from '@windhover/core/accounts/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { openApp, reopenApp } from '../../testing/open-app.tsx'
import { composer, replyIsOver, say } from '../../testing/parts/chat.ts'
import { setupSteps } from '../../testing/parts/shell.ts'
import { textsOf } from '../../testing/screen.ts'

const step = (name: string) => setupSteps().getByRole('button', { name })
const boxOf = (element: Element) => element.closest('.border')?.getBoundingClientRect()

it('offers what is left to set up in one line as wide as the composer, also in a conversation', async () => {
  const { server } = await openApp()
  await expect.element(step('Deposit addresses')).toBeVisible()
  expect(textsOf(setupSteps().getByRole('button'))).toEqual([
    'Keep this account',
    'Save recovery codes',
    'Deposit addresses',
  ])
  const strip = boxOf(setupSteps().element())
  expect(strip?.height).toBe(40)
  expect(strip?.width).toBe(boxOf(composer().element())?.width)

  answerReply(server, replyOf(textChunks('Fine.')))
  await say('How are you?')
  await replyIsOver()
  await expect.element(step('Keep this account')).toBeVisible()
  const docked = boxOf(setupSteps().element())
  expect(docked?.width).toBe(boxOf(composer().element())?.width)
  expect(docked?.bottom).toBeLessThan(boxOf(composer().element())?.top ?? 0)
})

it('is gone for good once dismissed', async () => {
  await openApp()
  await page.getByRole('button', { name: 'Dismiss setup' }).click()
  await expect.element(setupSteps()).not.toBeInTheDocument()
  reopenApp()
  await expect.element(composer()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Apps' })).toBeVisible()
  expect(setupSteps().elements()).toEqual([])
})

it('is gone when all is done', async () => {
  await openApp({
    before: (server, vaultId) => {
      server.answer(accountRoutes.getAccount, {
        ...server.recorded(accountRoutes.getAccount),
        userId: `user-${vaultId}`,
        guest: false,
        passkeyCount: 2,
        recoveryCodesLeft: 10,
      })
    },
  })
  await step('Deposit addresses').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy Solana address' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(setupSteps()).not.toBeInTheDocument()
})

it('shows the next step alone where there is no room for more', async () => {
  await openApp({ viewport: 'mobile' })
  await expect.element(step('Keep this account')).toBeVisible()
  await expect.element(step('Deposit addresses')).not.toBeInTheDocument()
})
