import { chatRoutes } from '@windhover/core/chat/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, button, composer, heading, openChat, sendButton } from '../../testing/parts/chat.ts'
import { eventually } from '../../testing/screen.ts'

const LOCKED = 'Please review Directives to unlock this chat'
const sheet = () => page.getByRole('dialog', { name: 'Directives' })

it('R1-062 R1-233 is locked until the Directives have been reviewed: nothing can be sent', async () => {
  const { server } = await openChat({ isLocked: true })
  const { calls: sent } = server.hold(chatRoutes.sendMessage)
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await expect.element(page.getByPlaceholder('Locked until Directives are reviewed')).toBeDisabled()
  await expect.element(sendButton()).toBeDisabled()
  // G14: a starter prompt does nothing here, not even by a click that no pointer could make.
  const prompt = page.getByText('Latest Market Update').first().element()
  prompt.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(heading()).toBeVisible()
  expect(sent).toEqual([])
})

it('R1-062 R1-216 unlocks once every rule has been read and ticked', async () => {
  const { server, vaultId } = await openChat({ isLocked: true })
  const reviewed = server.answer(chatRoutes.reviewDirectives, { reviewed: true })
  await button('Review Directives').click()
  await expect.element(sheet().getByRole('button', { name: 'Read all to unlock' })).toBeDisabled()
  await sheet().getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText(LOCKED)).toBeVisible()

  await button('Review Directives').click()
  await expect.element(sheet().getByText('Losses are possible')).toBeInTheDocument()
  sheet().getByText('Losses are possible').element().scrollIntoView()
  await expect.element(sheet().getByText('5 of 5 read')).toBeVisible()
  await expect.element(sheet().getByRole('button', { name: /Tick/ })).toBeDisabled()
  await sheet().getByRole('checkbox', { name: 'I have read the Directives' }).click()
  await sheet().getByRole('button', { name: 'Unlock chat' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText(LOCKED)).not.toBeInTheDocument()
  const { version } = server.recorded(chatRoutes.getDirectives)
  await eventually(() => bodiesOf(reviewed)).toEqual([{ vaultId, version }])
  await composer().fill('hello')
  await expect.element(sendButton()).toBeEnabled()
})
