import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import {
  answerChat,
  answerHistory,
  answerReply,
  recorded,
  replyOf,
  textChunks,
  unlockChat,
} from './chat-answers.ts'
import { button, lastRow, openEmptyChat, openFreshChat, rows, say } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-messages')
const thumb = (page: Page, name: 'Good answer' | 'Bad answer') =>
  lastRow(page).getByRole('button', { name, exact: true })

async function openAnswer(page: Page, text = 'It is **42**.'): Promise<void> {
  await openFreshChat(page)
  await answerReply(page, replyOf(textChunks(text)))
  await say(page, 'What is it?')
  await lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
}

it('R1-073 R1-299 copies the text of a message and says so for a second', () =>
  asGuest({}, async (page) => {
    await openAnswer(page)
    await lastRow(page).getByRole('button', { name: 'Copy message' }).click()
    const toast = page.getByText('Message Copied to clipboard')
    await toast.waitFor()
    const shownAt = Date.now()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('It is **42**.')
    await page.mouse.move(5, 5)
    await toast.waitFor({ state: 'detached' })
    expect(Date.now() - shownAt).toBeLessThan(2_500)
  }))

it('R1-297 says when copying failed', () =>
  asGuest({}, async (page) => {
    await openAnswer(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    })
    await lastRow(page).getByRole('button', { name: 'Copy message' }).click()
    await page.getByText('Failed to copy message').waitFor()
    await page.reload()
  }))

it('R1-075 R1-217 R1-218 R1-275 rates an answer, and the same thumb takes it back', () =>
  asGuest({}, async (page) => {
    await openAnswer(page)
    const sent = await answerChat(page, 'feedback', (route) => route.fulfill({ json: { success: true } }))
    const messageId = await lastRow(page).getAttribute('data-message')
    await thumb(page, 'Good answer').click()
    await expect.poll(() => thumb(page, 'Good answer').getAttribute('aria-pressed')).toBe('true')
    await thumb(page, 'Bad answer').click()
    await expect.poll(() => thumb(page, 'Bad answer').getAttribute('aria-pressed')).toBe('true')
    expect(await thumb(page, 'Good answer').getAttribute('aria-pressed')).toBe('false')
    await thumb(page, 'Bad answer').click()
    await expect.poll(() => thumb(page, 'Bad answer').getAttribute('aria-pressed')).toBe('false')
    await expect.poll(() => sent.length).toBe(3)
    expect(sent).toMatchObject([
      { messageId, feedback: 'positive', requestId: expect.any(String) },
      { messageId, feedback: 'negative' },
      { messageId, feedback: null },
    ])
  }))

it('R1-074 R1-298 R1-300 copies the picture of a message', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    await answerHistory(page, [
      recorded(0),
      recorded(1, {
        experimental_attachments: [
          { type: 'image', contentType: 'image/png', url: `/api/files/${'a'.repeat(32)}.png` },
        ],
      }),
    ])
    const picture = await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 8
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    })
    await page.route('**/api/files/*', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(picture) }),
    )
    await openEmptyChat(page)
    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(2)
    await lastRow(page).getByRole('button', { name: 'Copy image' }).click()
    await page.getByText('Image copied to clipboard', { exact: true }).waitFor()
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    )
    expect(types).toContain('image/png')

    await page.unroute('**/api/files/*')
    await page.route('**/api/files/*', (route) => route.fulfill({ status: 404, body: '' }))
    await lastRow(page).getByRole('button', { name: 'Copy image' }).click()
    await page.getByText('Failed to copy image to clipboard').waitFor()
  }))

it('links of the agent are words, and nothing it writes is loaded or pressed', () =>
  asGuest({}, async (page) => {
    await openAnswer(
      page,
      'See [your vault](https://evil.example/x) ![p](https://evil.example/p.png) <b>now</b>',
    )
    await lastRow(page).getByText('(evil.example)').first().waitFor()
    expect(await lastRow(page).locator('a, img, b').count()).toBe(0)
  }))
