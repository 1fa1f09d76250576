import { chatRoutes } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerReply,
  brokenReply,
  CONVERSATION,
  continuedReply,
  holdReply,
  storedMessages,
} from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { reopenApp } from '../../testing/open-app.tsx'
import { button, composer, openChat, say, stopButton, thread } from '../../testing/parts/chat.ts'
import { eventually, focused, textsOf } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const queue = () => thread().getByRole('region', { name: 'Queued messages' })
const queued = () => textsOf(queue().getByRole('listitem')).map((text) => text.split('\n')[0])
const contents = (calls: readonly Call[]) => calls.map(({ body }) => body.messages[0].content)

/** A reply that is being written, and what was said meanwhile. */
async function openBusy(...said: readonly string[]) {
  const opened = await openChat()
  const held = holdReply(opened.server)
  await say('First')
  await expect.element(thread().getByText('typing')).toBeVisible()
  for (const text of said) {
    await say(text)
    await eventually(queued).toContain(text)
  }
  return { ...opened, held }
}

it('R1-232 sends nothing while the agent types; what waits goes out in order when the reply is over', async () => {
  const { server, held } = await openBusy('Second', 'Third')
  expect(queued()).toEqual(['Second', 'Third'])
  expect(contents(held.calls)).toEqual(['First'])
  const second = holdReply(server)
  held.release(continuedReply('one', 'One.'))
  await eventually(() => contents(second.calls)).toEqual(['Second'])
  await expect.element(thread().getByText('One.')).toBeVisible()
  expect(queued()).toEqual(['Third'])
  const third = answerReply(server, continuedReply('three', 'Three.'))
  second.release(continuedReply('two', 'Two.'))
  await expect.element(thread().getByText('Three.')).toBeVisible()
  await eventually(() => contents(third)).toEqual(['Third'])
  await expect.element(queue()).not.toBeInTheDocument()
})

it('waits for the person when the reply was stopped or failed, also when something else was said since', async () => {
  const { server } = await openBusy('Second')
  server.answer(chatRoutes.stopReply, { stopped: true })
  await stopButton().click()
  await expect.element(button('Resume')).toBeVisible()
  const asked = answerReply(server, continuedReply('other', 'Well.'))
  await say('Something else')
  await expect.element(thread().getByText('Well.')).toBeVisible()
  await eventually(() => contents(asked)).toEqual(['Something else'])
  expect(queued()).toEqual(['Second'])

  const failing = answerReply(server, brokenReply('Half', chatErrors.modelFailed()))
  await button('Resume').click()
  await eventually(() => contents(failing)).toEqual(['Second'])
  await expect.element(thread().getByText('Something went wrong.')).toBeVisible()
  await expect.element(queue()).not.toBeInTheDocument()
})

it('gives a message back to the composer', async () => {
  await openBusy('Second', 'Third')
  await composer().fill('Fourth')
  await queue().getByRole('button', { name: 'Take back' }).first().click()
  await expect.element(composer()).toHaveValue('Second\nFourth')
  expect(focused()).toBe(composer().element())
  expect(queued()).toEqual(['Third'])
})

it('holds five, and gives the sixth back', async () => {
  await openBusy('2', '3', '4', '5', '6')
  await say('7')
  await expect.element(page.getByText('Up to 5 messages can wait.', { exact: false }).first()).toBeVisible()
  await expect.element(composer()).toHaveValue('7')
  expect(queued()).toEqual(['2', '3', '4', '5', '6'])
})

it('is there after a reload, and goes out when the reply that is still written is over', async () => {
  const { server } = await openBusy('Second')
  const run = { runId: crypto.randomUUID(), requestId: crypto.randomUUID(), messageId: 'm-1' }
  const messages = storedMessages(1)
  server.answer(chatRoutes.getHistory, { conversationId: CONVERSATION, messages, hasMore: false, run })
  const followed = server.hold(chatRoutes.followReply)
  reopenApp()
  await eventually(() => followed.calls.length).toBe(1)
  await eventually(queued).toEqual(['Second'])
  const sent = answerReply(server, continuedReply('two', 'Two.'))
  const chunks = continuedReply('m-1', 'One.').map(
    (chunk, at) => `id: ${at + 1}\ndata: ${JSON.stringify(chunk)}\n\n`,
  )
  followed.release(
    new Response(`${chunks.join('')}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } }),
  )
  await expect.element(thread().getByText('Two.')).toBeVisible()
  expect(contents(sent)).toEqual(['Second'])
})

it('waits after a reload where no reply is written any more', async () => {
  const { server } = await openBusy('Second')
  const messages = storedMessages(2)
  server.answer(chatRoutes.getHistory, { conversationId: CONVERSATION, messages, hasMore: false, run: null })
  const sent = answerReply(server, continuedReply('two', 'Two.'))
  reopenApp()
  await expect.element(button('Resume')).toBeVisible()
  expect(sent).toEqual([])
  await button('Resume').click()
  await expect.element(thread().getByText('Two.')).toBeVisible()
  expect(contents(sent)).toEqual(['Second'])
})

it.each(SIZES)('fits below the thread, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const { server } = await openChat(size)
  holdReply(server)
  server.answer(chatRoutes.stopReply, { stopped: true })
  await say('First')
  await say('And then sell a quarter of it when it is up by ten per cent, if you please')
  await composer().fill('One more')
  await expect.element(button('Queue')).toBeVisible()
  await expectGoodLook('chat-queue-busy')
  await stopButton().click()
  await expect.element(button('Resume')).toBeVisible()
  await expectGoodLook('chat-queue-held')
})
