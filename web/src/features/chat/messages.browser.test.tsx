import { chatRoutes } from '@windhover/core/chat/contract'
import { fileRoutes } from '@windhover/core/files/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerHistory, answerReply, replyOf, storedMessage, textChunks } from '../../testing/answers/chat.ts'
import { holdTimers, passTime } from '../../testing/held-time.ts'
import { bodiesOf, button, lastReply, openChat, replyIsOver, rows, say } from '../../testing/parts/chat.ts'
import { eventually, find } from '../../testing/screen.ts'

const thumb = (name: 'Good answer' | 'Bad answer') => lastReply().getByRole('button', { name })
const copyButton = () => lastReply().getByRole('button', { name: 'Copy message' })

afterEach(() => void vi.useRealTimers())

async function openAnswer(text = 'It is **42**.') {
  const opened = await openChat()
  answerReply(opened.server, replyOf(textChunks(text)))
  await say('What is it?')
  await replyIsOver()
  return opened
}

it('R1-073 R1-299 copies the text of a message and says so for a second', async () => {
  await openAnswer()
  // A toast under the pointer stays.
  await page.getByRole('banner').hover()
  holdTimers()
  ;(copyButton().element() as HTMLElement).click()
  const toast = page.getByText('Message Copied to clipboard')
  while (toast.elements().length === 0) await passTime(0)
  expect(await navigator.clipboard.readText()).toBe('It is **42**.')
  await passTime(999)
  expect(toast.elements().length).toBeGreaterThan(0)
  await passTime(1)
  vi.useRealTimers()
  await eventually(() => toast.elements().length).toBe(0)
})

it('R1-297 says when copying failed', async () => {
  await openAnswer()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
  await copyButton().click()
  await expect.element(page.getByText('Failed to copy message').first()).toBeVisible()
})

it('R1-075 R1-217 R1-218 R1-275 rates an answer, and the same thumb takes it back', async () => {
  const { server, vaultId } = await openAnswer()
  const sent = server.answer(chatRoutes.giveFeedback, { success: true })
  const messageId = rows().at(-1)?.dataset.message
  await thumb('Good answer').click()
  await expect.element(thumb('Good answer')).toHaveAttribute('aria-pressed', 'true')
  await thumb('Bad answer').click()
  await expect.element(thumb('Bad answer')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false')
  await thumb('Bad answer').click()
  await expect.element(thumb('Bad answer')).toHaveAttribute('aria-pressed', 'false')
  await eventually(() => sent.length).toBe(3)
  const record = { vaultId, messageId, requestId: expect.stringMatching(/^[\da-f-]{36}$/) }
  await eventually(() => bodiesOf(sent)).toEqual([
    { ...record, feedback: 'positive' },
    { ...record, feedback: 'negative' },
    { ...record, feedback: null },
  ])
  await eventually(() => sent.map(({ headers }) => headers.get('x-api-key'))).toEqual(
    Array(3).fill('sealed-key'),
  )
})

it('R1-074 R1-298 R1-300 copies the picture of a message, and says when it could not', async () => {
  const url = `/api/files/${'a'.repeat(32)}.png`
  const withPicture = storedMessage(1, {
    experimental_attachments: [{ type: 'image', contentType: 'image/png', url }],
  })
  const { server } = await openChat({
    before: (stubs) => void answerHistory(stubs, [storedMessage(0), withPicture]),
  })
  const picture = await makePng()
  server.answer(fileRoutes.getFile, () => new Response(picture, { headers: { 'content-type': 'image/png' } }))
  await button('Show previous messages').click()
  await eventually(() => rows().length).toBe(2)
  await lastReply().getByRole('button', { name: 'Copy image' }).click()
  await expect.element(page.getByText('Image copied to clipboard').first()).toBeVisible()
  const copied = await navigator.clipboard.read()
  expect(copied.flatMap(({ types }) => types)).toContain('image/png')

  server.answer(fileRoutes.getFile, () => new Response(null, { status: 404 }))
  await lastReply().getByRole('button', { name: 'Copy image' }).click()
  await expect.element(page.getByText('Failed to copy image to clipboard').first()).toBeVisible()
})

function makePng(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 8
  canvas.height = 8
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made === null ? reject(new Error('no picture')) : resolve(made)), 'image/png'),
  )
}

it('shows links of the agent as words, and loads nothing that it writes', async () => {
  await openAnswer('See [your vault](https://evil.example/x) ![p](https://evil.example/p.png) <b>now</b>')
  await expect.element(lastReply().getByText('(evil.example)', { exact: false }).first()).toBeVisible()
  expect(find('a, img, b', lastReply().element())).toEqual([])
})
