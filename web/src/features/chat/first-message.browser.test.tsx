import { chatRoutes } from '@windhover/core/chat/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, reopenApp } from '../../testing/open-app.tsx'
import { eventually, focused, press, takePicture } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const composer = () => page.getByRole('textbox', { name: 'Message', exact: true })
const thread = () => page.getByRole('region', { name: 'Conversation' })
const tryAgain = () => thread().getByRole('button', { name: 'Try again' })

const reply = (text: string) => {
  const id = crypto.randomUUID()
  const chunks = [
    { type: 'start', messageId: id },
    { type: 'start-step' },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
    { type: 'finish-step' },
    { type: 'finish' },
  ]
  const events = chunks.map((chunk, index) => `id: ${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`)
  const headers = { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' }
  return new Response(`${events.join('')}data: [DONE]\n\n`, { headers })
}

async function say(text: string) {
  await composer().fill(text)
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await press('{Enter}')
}

const neverBegun = (server: StubServer) =>
  server.answer(chatRoutes.getHistory, ({ query }) => {
    if (query.get('conversationId') === null)
      return { conversationId: null, messages: [], hasMore: false, run: null }
    const body = { error: 'Not found.', code: 'chat/conversationNotFound', retryable: false, requestId: '1' }
    return Response.json(body, { status: 404 })
  })

it('answers the first message of a new chat', async () => {
  const { server } = await openApp()
  const sent = server.answer(chatRoutes.sendMessage, () => reply('Good morning.'))
  await say('gm')
  await expect.element(thread().getByText('Good morning.')).toBeVisible()
  await eventually(() => sent.map(({ body }) => [body.trigger, body.messages[0].content])).toEqual([
    ['send', 'gm'],
  ])
})

const waiting = () => thread().getByText("Not sent yet. Goes out when you're back.")

async function writeOffline(text: string): Promise<StubServer> {
  const { server } = await openApp()
  await composer().fill(text)
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  server.goOffline()
  await press('{Enter}')
  await expect.element(waiting()).toBeVisible()
  return server
}

it('keeps a message written offline, and sends it when the connection is back', async () => {
  const server = await writeOffline('what is my balance')
  expect(tryAgain().elements(), 'it goes out by itself').toEqual([])
  await expect.element(composer()).toBeEnabled()
  const sent = server.answer(chatRoutes.sendMessage, () => reply('You have 5 SOL.'))
  server.goOnline()
  await expect.element(thread().getByText('You have 5 SOL.')).toBeVisible()
  await eventually(() => sent.map(({ body }) => [body.trigger, body.messages[0].content])).toEqual([
    ['send', 'what is my balance'],
  ])
  expect(thread().getByText('what is my balance').elements()).toHaveLength(1)
})

it('takes a message that waits for the connection back into the composer, before what was written since', async () => {
  const server = await writeOffline('swap 1 SOL to USDC')
  await say('and show my balance')
  await expect.element(composer()).toHaveValue('and show my balance')
  await thread().getByRole('button', { name: 'Edit' }).click()
  await expect.element(composer()).toHaveValue('swap 1 SOL to USDC\nand show my balance')
  expect(focused()).toBe(composer().element())
  await expect.element(waiting()).not.toBeInTheDocument()
  expect(thread().getByText('swap 1 SOL to USDC').elements()).toEqual([])
  const sent = server.answer(chatRoutes.sendMessage, () => reply('Here they are.'))
  server.goOnline()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await press('{Enter}')
  await expect.element(thread().getByText('Here they are.')).toBeVisible()
  await eventually(() => sent.map(({ body }) => body.messages[0].content)).toEqual([
    'swap 1 SOL to USDC\nand show my balance',
  ])
})

it('never sends a message that was deleted while it waited', async () => {
  const server = await writeOffline('sell everything')
  await thread().getByRole('button', { name: 'Delete' }).click()
  await expect.element(waiting()).not.toBeInTheDocument()
  expect(focused()).toBe(composer().element())
  const sent = server.answer(chatRoutes.sendMessage, () => reply('Good morning.'))
  server.goOnline()
  await say('gm')
  await expect.element(thread().getByText('Good morning.')).toBeVisible()
  await eventually(() => sent.map(({ body }) => body.messages[0].content)).toEqual(['gm'])
})

it('sends an unsent message again under the same request, so that it is never asked twice', async () => {
  const { server } = await openApp()
  const failed = server.breakDown(chatRoutes.sendMessage, 502)
  await say('swap 0.1 SOL to USDC')
  await tryAgain().click()
  await expect.poll(() => failed.length).toBe(2)
  const sent = server.answer(chatRoutes.sendMessage, () => reply('Here is the swap.'))
  await tryAgain().click()
  await expect.element(thread().getByText('Here is the swap.')).toBeVisible()
  const requests = [...failed, ...sent].map(({ body }) => [body.requestId, body.messages[0].id])
  expect(new Set(requests.map(String)).size).toBe(1)
})

it('shows an unsent message again after a reload, and sends it', async () => {
  const { server } = await openApp({
    viewport: 'mobile',
    theme: 'light',
    before: (stubs) => void neverBegun(stubs),
  })
  server.breakDown(chatRoutes.sendMessage, 502)
  await say('is BONK safe?')
  await expect.element(tryAgain()).toBeVisible()
  await takePicture('chat-unsent-mobile-light')
  reopenApp()
  await expect.element(thread().getByText('is BONK safe?')).toBeVisible()
  await expect.element(thread().getByText('Your message was not sent.', { exact: false })).toBeVisible()
  server.answer(chatRoutes.sendMessage, () => reply('BONK has no mint authority.'))
  await tryAgain().click()
  await expect.element(thread().getByText('BONK has no mint authority.')).toBeVisible()
})

it('sends nothing else before an unsent message: new words wait in the composer', async () => {
  const { server } = await openApp()
  const failed = server.breakDown(chatRoutes.sendMessage, 502)
  await say('first')
  await expect.element(tryAgain()).toBeVisible()
  await say('second')
  await expect.poll(() => failed.length).toBe(2)
  await eventually(() => failed.map(({ body }) => body.messages[0].content)).toEqual(['first', 'first'])
  await expect.element(composer()).toHaveValue('second')
})

it('asks the server anew about a message that it refused', async () => {
  const { server } = await openApp()
  const refused = server.refuse(chatRoutes.sendMessage, { error: 'Your plan has no messages left.' })
  await say('hello')
  await expect.element(thread().getByText('Your plan has no messages left.')).toBeVisible()
  await tryAgain().click()
  await expect.poll(() => refused.length).toBe(2)
  await eventually(() => refused.map(({ body }) => body.trigger)).toEqual(['send', 'again'])
})
