import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { answerChat } from './chat-answers.ts'
import {
  button,
  composer,
  heading,
  lastRow,
  openEmptyChat,
  reviewDirectives,
  say,
  sendButton,
  thread,
} from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-locked')

it('R1-062 R1-233 R1-216 is locked until the Directives have been reviewed, for good', () =>
  asGuest({}, async (page) => {
    const asked = await answerChat(page, 'send', (route) => route.continue())
    await openEmptyChat(page)
    await page.getByText('Please review Directives to unlock this chat').waitFor()
    expect(await page.getByPlaceholder('Locked until Directives are reviewed').isDisabled()).toBe(true)
    // G14: a starter prompt does nothing here.
    await page.getByText('Latest Market Update').first().dispatchEvent('click')
    expect(asked).toEqual([])

    await button(page, 'Review Directives').click()
    const sheet = page.getByRole('dialog', { name: 'Directives' })
    await sheet.getByRole('button', { name: 'Read all to unlock' }).waitFor()
    expect(await sheet.getByRole('button', { name: 'Read all to unlock' }).isDisabled()).toBe(true)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })

    await reviewDirectives(page)
    await page.reload()
    await heading(page).waitFor()
    await composer(page).fill('hello')
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    expect(await page.getByText('Please review Directives to unlock this chat').count()).toBe(0)
  }))

it('R1-010 R1-293 R1-234 sends what was written and shows the reply with its card, also after a reload', () =>
  asGuest({}, async (page) => {
    await openEmptyChat(page)
    await say(page, 'What do I hold?')
    await lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
    await thread(page).getByRole('region', { name: 'Balances' }).waitFor()
    const read = async () => (await lastRow(page).allInnerTexts()).join('\n')
    const said = await read()
    await page.reload()
    await thread(page).getByText('What do I hold?').waitFor()
    await expect.poll(read).toContain(said.split('\n')[1] ?? said)
  }))

it('a second tab follows the reply, and a conversation can be named, exported and deleted', () =>
  asGuest({}, async (page) => {
    await openEmptyChat(page)
    const other = await page.context().newPage()
    await other.goto('/')
    await heading(other).waitFor()
    await page.waitForTimeout(1_500)
    await say(page, 'Show my spending limits')
    await thread(other).getByText('Show my spending limits').waitFor()
    await lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
    await lastRow(other).getByRole('button', { name: 'Copy message' }).waitFor()
    await other.close()

    await button(page, 'Conversations').click()
    const list = page.getByRole('dialog', { name: 'Conversations' })
    await list
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('My limits')
    await button(page, 'Save').click()
    await list.getByText('My limits').waitFor()
    await list.getByRole('button', { name: 'Actions for My limits' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export JSON' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^windhover-chat-.*\.json$/)
    await list.getByRole('button', { name: 'Actions for My limits' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete conversation' }).click()
    await heading(page).waitFor()
  }))
