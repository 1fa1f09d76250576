import { chatRoutes } from '@windhover/core/chat/contract'
import { DIRECTIVES } from '@windhover/core/chat/directives'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, button, composer, heading, openChat, sendButton } from '../../testing/parts/chat.ts'
import { appPanel, setupSteps } from '../../testing/parts/shell.ts'
import { eventually, find, press } from '../../testing/screen.ts'

const LOCKED = 'Please review Directives to unlock this chat'
const sheet = () => page.getByRole('dialog', { name: 'Directives' })
const agree = () => sheet().getByRole('button', { name: 'Agree and unlock chat' })

it('R1-062 R1-233 is locked until the Directives have been reviewed: nothing can be sent', async () => {
  const { server } = await openChat({ isLocked: true })
  const { calls: sent } = server.hold(chatRoutes.sendMessage)
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await expect.element(page.getByPlaceholder('Locked until Directives are reviewed')).toBeDisabled()
  await expect.element(sendButton()).toBeDisabled()
  await expect.element(setupSteps()).not.toBeInTheDocument()
  // G14: a starter prompt does nothing here, not even by a click that no pointer could make.
  const prompt = page.getByText('Latest Market Update').first().element()
  prompt.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(heading()).toBeVisible()
  expect(sent).toEqual([])
})

it('R1-062 R1-216 shows the Directives by itself and unlocks with one press', async () => {
  const { server } = await openChat({ isLocked: true })
  const reviewed = server.answer(chatRoutes.reviewDirectives, { reviewed: true })
  await expect.element(sheet()).toHaveFocus()
  for (const { title, text } of DIRECTIVES) {
    await expect.element(sheet().getByText(title, { exact: true })).toBeVisible()
    await expect.element(sheet().getByText(text)).toBeVisible()
  }
  expect(sheet().getByRole('checkbox').elements()).toEqual([])
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await agree().click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText(LOCKED)).not.toBeInTheDocument()
  const { version } = server.recorded(chatRoutes.getDirectives)
  await eventually(() => bodiesOf(reviewed)).toEqual([{ version }])
  await expect.element(composer()).toHaveFocus()
  await composer().fill('hello')
  await expect.element(sendButton()).toBeEnabled()
  await expect.element(setupSteps()).toBeVisible()
})

it('R1-062 R1-216 stays locked when they are closed, and opens them again', async () => {
  await openChat({ isLocked: true })
  await sheet().getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await expect.element(button('Review Directives')).toHaveFocus()
  await press('{Enter}')
  await expect.element(sheet()).toHaveFocus()
  await press('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(button('Review Directives')).toHaveFocus()
})

it('says so when the review could not be stored, and keeps the rules open', async () => {
  const { server } = await openChat({ isLocked: true })
  server.breakDown(chatRoutes.reviewDirectives)
  await agree().click()
  await expect.element(sheet().getByText('The chat could not be unlocked. Try again.')).toBeVisible()
  await expect.element(agree()).toBeEnabled()
})

it('the app beside the locked chat stays alive, and the focus in it', async () => {
  await openChat({ isLocked: true, at: '?app=settings' })
  await expect.element(sheet()).toBeVisible()
  await appPanel('Settings').getByRole('radio', { name: 'Light' }).click()
  await eventually(() => document.documentElement.dataset.theme).toBe('light')
})

it('fits a phone without scrolling', async () => {
  await openChat({ isLocked: true, viewport: 'mobile' })
  await expect.element(agree()).toBeInViewport({ ratio: 1 })
  const [list] = find('[role="dialog"] ul')
  expect(list?.scrollHeight).toBe(list?.clientHeight)
  const { bottom } = sheet().element().getBoundingClientRect()
  expect(Math.round(bottom)).toBe(innerHeight)
})

it('Settings shows them again, to read', async () => {
  await openChat({ at: '?app=settings' })
  await appPanel('Settings')
    .getByRole('button', { name: /^Directives/ })
    .click()
  await expect.element(sheet().getByText('Losses are possible')).toBeVisible()
  expect(agree().elements()).toEqual([])
  await sheet().getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
})
