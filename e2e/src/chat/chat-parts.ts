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

/** A tab of its own as far as the chat is concerned: nothing open, nothing half written. */
export async function openEmptyChat(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await heading(page).waitFor()
}

/** As soon as it can be sent, or while a reply is being written. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await sendButton(page).and(page.locator(':enabled')).or(stopButton(page)).waitFor()
  await composer(page).press('Enter')
}

/** As a person unlocks it: every rule read, ticked, unlocked. */
export async function reviewDirectives(page: Page): Promise<void> {
  await button(page, 'Review Directives').click()
  const sheet = page.getByRole('dialog', { name: 'Directives' })
  await sheet.getByText('5 of 5 read').or(sheet.getByText('Losses are possible')).first().waitFor()
  await sheet.getByText('Losses are possible').scrollIntoViewIfNeeded()
  await sheet.getByText('5 of 5 read').waitFor()
  await sheet.getByRole('checkbox', { name: 'I have read the Directives' }).check()
  await sheet.getByRole('button', { name: 'Unlock chat' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** The reply is over when it can be copied. */
export const settled = (page: Page): Promise<void> =>
  lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
