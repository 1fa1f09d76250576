import { chatPathChosen, chatRoutes } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import type { ChatMessage } from '@windhover/core/chat/message'
import { proposalRoutes } from '@windhover/core/transactions/proposal'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerHistory,
  answerReply,
  CONVERSATION,
  continuedReply,
  replyOf,
  storedMessage,
  textChunks,
  toolChunks,
} from '../../testing/answers/chat.ts'
import { proposal } from '../../testing/answers/proposals.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import {
  bodiesOf,
  button,
  composer,
  openChat,
  replyIsOver,
  rows,
  say,
  thread,
} from '../../testing/parts/chat.ts'
import { eventually, focused, press } from '../../testing/screen.ts'
import type { Call, StubServer } from '../../testing/stub-server.ts'

const versions = () => thread().getByRole('group', { name: /^Version \d/ })
const editBox = () => thread().getByRole('textbox', { name: 'Edit your question' })
const ids = () => rows().map(({ dataset }) => dataset.message)

/** A path, each message under the one before it. */
const path = (...messages: (Partial<ChatMessage> & { id: string })[]): ChatMessage[] =>
  messages.map((message, place) =>
    storedMessage(place, { parentId: messages[place - 1]?.id ?? null, ...message }),
  )

async function openStored(stored: readonly ChatMessage[], options: AppOptions = {}) {
  const opened = await openChat({ ...options, before: (server) => void answerHistory(server, stored) })
  await button('Show previous messages').click()
  await eventually(() => rows().length).toBe(stored.length)
  return opened
}

/** The server shows a path when one of its messages is chosen. */
function answerPaths(server: StubServer, paths: Readonly<Record<string, readonly ChatMessage[]>>): Call[] {
  return server.answer(chatRoutes.choosePath, ({ body }) => {
    const chosen = paths[body.messageId] ?? []
    answerHistory(server, chosen)
    return { headId: chosen.at(-1)?.id ?? '' }
  })
}

it('asks for another reply, keeps the first, and leads from one to the other by keys', async () => {
  const { server } = await openStored(path({ id: 'q' }, { id: 'first' }))
  const asked = answerReply(server, continuedReply('second', 'Another answer.'))
  const siblings = ['first', 'second']
  const other = {
    id: 'second',
    siblings,
    content: 'Another answer.',
    parts: [{ type: 'text', text: 'Another answer.' }],
  } as const
  answerHistory(server, path({ id: 'q' }, { ...other, siblings, parts: [...other.parts] }))
  await button('Try again').click()
  await expect.element(thread().getByText('Another answer.')).toBeVisible()
  await eventually(() => bodiesOf(asked)).toMatchObject([{ trigger: 'again', messages: [{ id: 'q' }] }])
  expect(ids()).toEqual(['q', 'second'])
  await expect.element(versions()).toHaveTextContent('2 / 2')

  const chosen = answerPaths(server, {
    first: path({ id: 'q' }, { id: 'first', siblings }),
    second: path({ id: 'q' }, { id: 'second', siblings }),
  })
  await button('Previous version').click()
  await expect.element(versions()).toHaveTextContent('1 / 2')
  expect(ids()).toEqual(['q', 'first'])
  await eventually(() => focused()?.getAttribute('aria-label')).toBe('Previous version')
  // At the end of the row nothing more is asked for.
  await press('{Enter}')
  await press('{Tab}{Enter}')
  await expect.element(versions()).toHaveTextContent('2 / 2')
  await eventually(() => focused()?.getAttribute('aria-label')).toBe('Next version')
  await eventually(() => chosen.map(({ body }) => body.messageId)).toEqual(['first', 'second'])
})

it('has no other reply for one that prepared a transaction: that is changed on its card', async () => {
  const { server } = await openChat()
  server.answer(proposalRoutes.getProposal, proposal())
  answerReply(server, replyOf(toolChunks('propose_swap', TOOL_ANSWERS.proposal), textChunks('Here it is.')))
  await say('Swap 1 SOL to USDC')
  await replyIsOver()
  await expect.element(button('Try again')).not.toBeInTheDocument()
  await button('Edit message').click()
  await expect
    .element(page.getByText('Cards that wait below are withdrawn. What you approved stays done.'))
    .toBeVisible()
})

it('shows the reply again where another one was refused, and says why', async () => {
  const { server } = await openStored(path({ id: 'q' }, { id: 'first' }))
  const { code, message: error } = chatErrors.alreadyApproved()
  server.refuse(chatRoutes.sendMessage, { code, error, status: 409 })
  await button('Try again').click()
  await expect.element(page.getByText(error).first()).toBeVisible()
  await eventually(ids).toEqual(['q', 'first'])
  await expect.element(thread().getByText('Something went wrong.')).not.toBeInTheDocument()
})

it('asks a question otherwise in its place; Escape leaves it as it is', async () => {
  const stored = path({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' })
  const { server } = await openStored(stored)
  const pencil = thread().getByRole('button', { name: 'Edit message' }).first()
  await pencil.click()
  await expect.element(editBox()).toHaveValue('Question 0')
  expect(focused()).toBe(editBox().element())
  await expect.element(button('Save')).toBeDisabled()
  await editBox().fill('Something else')
  await press('{Escape}')
  await expect.element(editBox()).not.toBeInTheDocument()
  await eventually(() => focused()?.getAttribute('aria-label')).toBe('Edit message')
  await expect.element(thread().getByText('Question 0')).toBeVisible()

  await pencil.click()
  await editBox().fill('What about ETH?')
  const asked = answerReply(server, continuedReply('e', 'ETH is up.'))
  await button('Save').click()
  await expect.element(thread().getByText('ETH is up.')).toBeVisible()
  await eventually(() => bodiesOf(asked)).toMatchObject([
    { trigger: 'send', editOf: 'a', messages: [{ content: 'What about ETH?' }] },
  ])
  expect(rows()).toHaveLength(2)
  await expect.element(thread().getByText('Question 0')).not.toBeInTheDocument()
})

it('keeps the words of an edit that was refused, and the thread as it was', async () => {
  const { server } = await openStored(path({ id: 'a' }, { id: 'b' }))
  const { code, message: error } = chatErrors.busy()
  server.refuse(chatRoutes.sendMessage, { code, error, status: 409 })
  await button('Edit message').click()
  await editBox().fill('What about ETH?')
  await press('{Enter}')
  await expect.element(page.getByText(error).first()).toBeVisible()
  await eventually(ids).toEqual(['a', 'b'])
  await expect.element(composer()).toHaveValue('What about ETH?')
})

it('an edit that waits for the connection can be taken back, and what it was to replace is there again', async () => {
  const { server } = await openStored(path({ id: 'a' }, { id: 'b' }))
  await button('Edit message').click()
  await editBox().fill('What about ETH?')
  const failed = server.breakDown(chatRoutes.sendMessage, 502)
  await press('{Enter}')
  await expect.element(thread().getByText('Your message was not sent.')).toBeVisible()
  await button('Try again').click()
  await eventually(() => bodiesOf(failed)).toMatchObject([{ editOf: 'a' }, { editOf: 'a' }])
  await thread().getByRole('button', { name: 'Delete' }).click()
  await eventually(ids).toEqual(['a', 'b'])
})

it('follows the path that another tab chose', async () => {
  const siblings = ['b', 'x']
  const { server, vaultId } = await openStored(path({ id: 'a' }, { id: 'b', siblings }, { id: 'c' }))
  answerHistory(server, path({ id: 'a' }, { id: 'x', siblings }))
  server.publish(chatPathChosen, { vaultId, conversationId: CONVERSATION, headId: 'x' })
  await eventually(ids).toEqual(['a', 'x'])
  await expect.element(versions()).toHaveTextContent('2 / 2')
})

it.each(SIZES)(
  'fits with everything that can be done with a message, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const siblings = ['a', 'z']
    const stored = path({ id: 'a', siblings }, { id: 'b', siblings: ['b', 'x', 'y'] })
    await openStored(stored, size)
    await expect.element(versions().first()).toBeVisible()
    const row = button('Try again').element().parentElement
    expect(row?.getBoundingClientRect().height, 'all of it in one line').toBeLessThan(40)
    await expectGoodLook('chat-message-actions')
    await button('Edit message').click()
    await expectGoodLook('chat-edit-message')
  },
)
