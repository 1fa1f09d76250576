import type { Locator, Page } from 'playwright-core'

/** The parts of the chat by what they are called, as a screen reader finds them. */
export const heading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'What are we doing today?' })
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true })
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
export const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop', exact: true })
export const thread = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' })
export const rows = (page: Page): Locator => thread(page).locator('[data-message]')
export const lastRow = (page: Page): Locator => rows(page).last()
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A browser that has shown no conversation yet: nothing open, nothing half written. */
export async function openEmptyChat(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage))
      if (/^chat_(?:place|draft):/.test(key)) localStorage.removeItem(key)
  })
  await page.goto('/')
  await heading(page).waitFor()
}

/** As soon as it can be sent, or while a reply is being written. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await sendButton(page).and(page.locator(':enabled')).or(stopButton(page)).waitFor()
  await composer(page).press('Enter')
}

/** As a person unlocks it: the Directives open by themselves, and one press agrees. */
export async function reviewDirectives(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Directives' })
  await sheet.getByText('Losses are possible').waitFor()
  await sheet.getByRole('button', { name: 'Agree and unlock chat' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** The reply is over when it can be copied. */
export const settled = (page: Page): Promise<void> =>
  lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
