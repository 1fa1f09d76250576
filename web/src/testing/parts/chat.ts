import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { find, press } from '../screen.ts'
import type { Call } from '../stub-server.ts'

/** The parts of the chat by what they are called, as a screen reader finds them. */
export const heading = (): Locator => page.getByRole('heading', { name: 'What are we doing today?' })
export const composer = (): Locator => page.getByRole('textbox', { name: 'Message' })
export const sendButton = (): Locator => page.getByRole('button', { name: 'Send' })
export const stopButton = (): Locator => page.getByRole('button', { name: 'Stop' })
export const thread = (): Locator => page.getByRole('region', { name: 'Conversation' })
export const button = (name: string): Locator => page.getByRole('button', { name })
/** Questions and answers, from the top. */
export const rows = (): HTMLElement[] => find('[data-message]')
export const lastReply = (): Locator => thread().getByRole('article').last()

/** Unlocked and without any earlier message, where the options say nothing else. */
export async function openChat(options: AppOptions = {}): Promise<OpenedApp> {
  const opened = await openApp(options)
  await expect.element(heading()).toBeVisible()
  return opened
}

/** As soon as it can be sent, or while a reply is being written. */
export async function say(text: string): Promise<void> {
  await composer().fill(text)
  await expect.element(sendButton().or(stopButton())).toBeEnabled()
  await press('{Enter}')
}

/** The reply is over when it can be copied. */
export async function replyIsOver(): Promise<void> {
  await expect.element(lastReply().getByRole('button', { name: 'Copy message' })).toBeVisible()
}

export const bodiesOf = (calls: readonly Call[]): unknown[] => calls.map(({ body }) => body)
