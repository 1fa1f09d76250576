import { chatRoutes } from '@windhover/core/chat/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { storedPicture, takeUploads } from '../../testing/answers/files.ts'
import {
  bodiesOf,
  button,
  composer,
  openChat,
  say,
  sendButton,
  stopButton,
  thread,
} from '../../testing/parts/chat.ts'
import { eventually, find, press } from '../../testing/screen.ts'
import { answerUploads } from '../../testing/upload-request.ts'

const textArea = () => composer().element() as HTMLTextAreaElement

it('R1-231 R1-234 R1-235 wants words, Enter sends them, and Shift+Enter makes a new line', async () => {
  const { server } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('Yes.')))
  await composer().fill('   ')
  await expect.element(sendButton()).toBeDisabled()
  await press('{Enter}')
  await composer().fill('one')
  await press('{Shift>}{Enter}{/Shift}')
  await press('two')
  await expect.element(composer()).toHaveValue('one\ntwo')
  expect(sent).toEqual([])
  await expect.element(sendButton()).toBeEnabled()
  await press('{Enter}')
  await expect.element(thread().getByText('Yes.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([{ messages: [{ content: 'one\ntwo' }] }])
})

it.each([
  ['R1-241', 'desktop', 120],
  ['R1-242', 'mobile', 150],
] as const)('%s grows with its text on %s up to %i px and then scrolls', async (_, viewport, max) => {
  await openChat({ viewport })
  const height = () => textArea().getBoundingClientRect().height
  const low = height()
  await composer().fill('1\n2\n3\n4')
  await eventually(height).toBeGreaterThan(low)
  await composer().fill('line\n'.repeat(40))
  await eventually(height).toBe(max)
  expect(textArea().scrollHeight).toBeGreaterThan(textArea().clientHeight)
})

it('R1-207 R1-232 R1-061 R1-208 says that the agent types, blocks sending meanwhile, and stops', async () => {
  const { server, vaultId } = await openChat()
  const { calls: sent } = server.hold(chatRoutes.sendMessage)
  const stops = server.answer(chatRoutes.stopReply, { stopped: true })
  await say('Take your time')
  const typing = thread().getByText('typing')
  await expect.element(typing).toBeVisible()
  await say('And another')
  await expect.element(thread().getByText('Queued')).toBeVisible()
  await expect.element(composer()).toHaveValue('')
  await eventually(() => sent.length).toBe(1)
  await composer().fill('One more')
  await expect.element(button('Queue')).toBeEnabled()
  await stopButton().click()
  await expect.element(sendButton()).toBeEnabled()
  await expect.element(typing).not.toBeInTheDocument()
  await expect.element(page.getByText('Something went wrong.')).not.toBeInTheDocument()
  await eventually(() => bodiesOf(stops)).toEqual([{ vaultId, conversationId: sent[0]?.body.conversationId }])
})

it('R1-236 R1-237 attaches pictures that the words point to, by the type of their ending', async () => {
  const { server } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('I see.')))
  await say('Look at https://pics.example/a.JPEG and https://pics.example/b.webp, not at c.pdf')
  await expect.element(thread().getByText('I see.')).toBeVisible()
  await eventually(() => sent[0]?.body.messages[0].experimental_attachments).toEqual([
    { type: 'image', contentType: 'image/jpeg', url: 'https://pics.example/a.JPEG' },
    { type: 'image', contentType: 'image/webp', url: 'https://pics.example/b.webp' },
  ])
  expect(thread().getByText('Picture from pics.example', { exact: false }).elements()).toHaveLength(2)
  expect(find('img[src*="pics.example"]')).toEqual([])
})

it('R1-238 R1-239 uploads several pictures at once and no other file', async () => {
  answerUploads()
  const { server } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('Two pictures.')))
  const uploads = takeUploads(server)
  const picture = (name: string, type: string) => new File(['a picture'], name, { type })
  const input = page.elementLocator(find('input[type="file"]')[0] ?? document.body)
  const strip = page.getByRole('list', { name: 'Pictures to send' })
  await userEvent.upload(input, [picture('one.png', 'image/png'), picture('two.png', 'image/png')])
  await eventually(() => strip.getByRole('listitem').elements().length).toBe(2)
  await userEvent.upload(input, picture('notes.pdf', 'application/pdf'))
  const refusal = page.getByText('Only PNG, JPG, GIF and WEBP images can be uploaded.')
  await expect.element(refusal.first()).toBeVisible()
  expect(strip.getByRole('listitem').elements()).toHaveLength(2)
  await eventually(() => uploads.map(({ body }) => body.name)).toEqual(['one.png', 'two.png'])
  await composer().fill('What is this?')
  await expect.element(sendButton()).toBeEnabled()
  await sendButton().click()
  await expect.element(thread().getByText('Two pictures.')).toBeVisible()
  await eventually(() => sent[0]?.body.messages[0].experimental_attachments).toEqual(
    [1, 2].map((place) => ({ type: 'image', contentType: 'image/png', url: storedPicture(place).url })),
  )
  await expect.element(strip).not.toBeInTheDocument()
})
