import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { answerReply, replyOf, textChunks } from './chat-answers.ts'
import { button, composer, heading, openFreshChat, rows, sendButton } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-empty')

it('R1-053 R1-054 R1-060 begins with its heading, exactly four prompts and the composer', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    await heading(page).waitFor()
    const prompts = page.getByRole('list', { name: 'Starter prompts' }).getByRole('button')
    expect((await prompts.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Latest Market Update',
      'Trending Tokens to Buy',
      'Trending News',
      'Low-Cap Gems',
    ])
    await page.getByText('Enter to send, Shift+Enter for a new line').waitFor()
    expect(await sendButton(page).isDisabled()).toBe(true)
  }))

it('G14: a starter prompt is sent at once, and the composer docks at the bottom', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await answerReply(page, replyOf(textChunks('The market is calm.')))
    const before = await composer(page).boundingBox()
    await page.getByRole('button', { name: /^Latest Market Update/ }).click()
    await page.getByText('The market is calm.').waitFor()
    expect(sent).toMatchObject([{ trigger: 'send', messages: [{ content: 'Latest Market Update' }] }])
    const after = await composer(page).boundingBox()
    expect(after?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + 200)
  }))

it('R1-059 R1-063 R1-064 R1-065 has a plus menu of two entries and a cheat sheet of six sections', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    await button(page, 'Add').click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Upload Image', 'Prompt Cheat Sheet'])
    await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
    const sheet = page.getByRole('dialog', { name: 'Prompt Cheat Sheet' })
    await sheet.waitFor()
    expect(await sheet.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Swap',
      'Liquidity Pool',
      'PumpFun',
      'DCA',
      'Limit',
      'Conditional',
    ])
    const prompt = 'Sell all my INSERT_TOKEN for USDC'
    await sheet.getByRole('button', { name: `Copy: ${prompt}` }).click()
    await page.getByText('Prompt copied to clipboard').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt)
    await sheet.getByRole('button', { name: `Use: ${prompt}` }).click()
    await expect.poll(() => composer(page).inputValue()).toBe(prompt)
    expect(await rows(page).count()).toBe(0)
  }))

it('the palette sends prompts', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await answerReply(page, replyOf(textChunks('Here they are.')))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('Low-Cap')
    await page.keyboard.press('Enter')
    await page.getByText('Here they are.').waitFor()
    expect(sent).toMatchObject([{ messages: [{ content: 'Low-Cap Gems' }] }])
  }))
