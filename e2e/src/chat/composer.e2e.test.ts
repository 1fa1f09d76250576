import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { answerReply, holdChat, replyOf, textChunks } from './chat-answers.ts'
import {
  button,
  composer,
  lastRow,
  openFreshChat,
  say,
  sendButton,
  stopButton,
  thread,
} from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-composer')
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: PNG })

it('R1-231 R1-235 wants words, and a new line is not a message', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await answerReply(page, replyOf(textChunks('Yes.')))
    await composer(page).fill('   ')
    expect(await sendButton(page).isDisabled()).toBe(true)
    await composer(page).press('Enter')
    await composer(page).fill('one')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('two')
    expect(await composer(page).inputValue()).toBe('one\ntwo')
    expect(sent).toEqual([])
    await sendButton(page).click()
    await page.getByText('Yes.').waitFor()
    expect(sent).toMatchObject([{ messages: [{ content: 'one\ntwo' }] }])
  }))

it.each([
  ['R1-241', 'desktop', 120],
  ['R1-242', 'mobile', 150],
] as const)('%s grows with its text on %s up to %i px and then scrolls', (_, viewport, max) =>
  asGuest({ viewport }, async (page) => {
    await openFreshChat(page)
    const heightOf = async () => (await composer(page).boundingBox())?.height ?? 0
    const low = await heightOf()
    await composer(page).fill('1\n2\n3\n4')
    expect(await heightOf()).toBeGreaterThan(low)
    await composer(page).fill('line\n'.repeat(40))
    expect(await heightOf()).toBe(max)
    expect(await composer(page).evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true)
  }),
)

it('R1-207 R1-232 R1-061 R1-208 types, blocks sending, and stops', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await holdChat(page, 'send')
    await say(page, 'Take your time')
    await thread(page).getByText('typing', { exact: true }).waitFor()
    await say(page, 'And another')
    expect(sent).toHaveLength(1)
    expect(await composer(page).inputValue()).toBe('And another')
    await stopButton(page).click()
    await sendButton(page).waitFor()
    expect(await sendButton(page).isEnabled()).toBe(true)
    expect(await thread(page).getByText('typing', { exact: true }).count()).toBe(0)
    expect(await page.getByText('Something went wrong.').count()).toBe(0)
  }))

it('R1-236 R1-237 attaches pictures that the words point to, by the type of their ending', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await answerReply(page, replyOf(textChunks('I see.')))
    await say(page, 'Look at https://pics.example/a.JPEG and https://pics.example/b.webp, not at c.pdf')
    await page.getByText('I see.').waitFor()
    expect(sent).toMatchObject([
      {
        messages: [
          {
            experimental_attachments: [
              { type: 'image', contentType: 'image/jpeg', url: 'https://pics.example/a.JPEG' },
              { type: 'image', contentType: 'image/webp', url: 'https://pics.example/b.webp' },
            ],
          },
        ],
      },
    ])
    expect(await thread(page).getByText('Picture from pics.example').count()).toBe(2)
    expect(await thread(page).locator('img[src*="pics.example"]').count()).toBe(0)
  }))

it('R1-238 R1-239 uploads several pictures at once and no other file', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const sent = await answerReply(page, replyOf(textChunks('Two pictures.')))
    const input = page.locator('input[type="file"]')
    await input.setInputFiles([file('one.png', 'image/png'), file('two.png', 'image/png')])
    const strip = page.getByRole('list', { name: 'Pictures to send' })
    await expect.poll(() => strip.getByRole('listitem').count()).toBe(2)
    await input.setInputFiles([file('notes.pdf', 'application/pdf')])
    await page.getByText('Only PNG, JPG, GIF and WEBP images can be uploaded.').waitFor()
    expect(await strip.getByRole('listitem').count()).toBe(2)
    await composer(page).fill('What is this?')
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    await sendButton(page).click()
    await page.getByText('Two pictures.').waitFor()
    const [{ messages }] = sent as [{ messages: [{ experimental_attachments: unknown[] }] }]
    expect(messages[0].experimental_attachments).toMatchObject([
      { type: 'image', contentType: 'image/png' },
      { type: 'image', contentType: 'image/png' },
    ])
    expect(await strip.count()).toBe(0)
  }))

it('R1-209 says what went wrong and repeats the request', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const broken = replyOf(textChunks('Half of it')).slice(0, -2)
    const sent = await answerReply(page, [...broken, { type: 'error', errorText: 'Something went wrong.' }])
    await say(page, 'Tell me all')
    await page.getByText('Something went wrong.').waitFor()
    const again = await answerReply(page, replyOf(textChunks('All of it.')))
    await button(page, 'Try again').click()
    await lastRow(page).getByText('All of it.').waitFor()
    expect(sent).toMatchObject([{ trigger: 'send' }])
    expect(again).toMatchObject([{ trigger: 'again', messages: [{ content: 'Tell me all' }] }])
    expect(await page.getByText('Half of it').count()).toBe(0)
  }))

it('R1-210 runs out of breath and goes on with the same reply', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    const begun = replyOf(textChunks('It begins'))
    await answerReply(page, [...begun.slice(0, -2), { type: 'error', errorText: 'I ran out of breath!' }])
    await say(page, 'A long story')
    await page.getByText('I ran out of breath!').waitFor()
    const more = await answerReply(page, [
      ...begun.slice(0, -2),
      ...textChunks('and ends.'),
      { type: 'finish' },
    ])
    await button(page, 'Continue').click()
    await lastRow(page).getByText('and ends.').waitFor()
    expect(more).toMatchObject([{ trigger: 'continue' }])
    expect(await thread(page).getByText('It begins').count()).toBe(1)
  }))
