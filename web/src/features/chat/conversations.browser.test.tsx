import { chatChanged, chatRoutes, type ListedConversation, type PinView } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerHistory,
  answerReply,
  CONVERSATION,
  replyOf,
  storedMessages,
  textChunks,
} from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { bodiesOf, button, lastReply, openChat, replyIsOver, say, thread } from '../../testing/parts/chat.ts'
import { palette, pressCtrlK } from '../../testing/parts/shell.ts'
import { eventually, find, focused, press, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const DONE = { success: true } as const
const AT = '2026-11-15T12:00:00.000Z'
const OVERLONG = 'A_name_without_any_space_that_goes_on'.repeat(4)

const listed = (title: string, changes: Partial<ListedConversation> = {}): ListedConversation => ({
  conversationId: crypto.randomUUID(),
  title,
  createdAt: AT,
  changedAt: AT,
  messageCount: 2,
  found: null,
  ...changes,
})
const foundIn = (excerpt: string, messageId = 'm-1') => ({
  messageId,
  role: 'assistant' as const,
  excerpt,
  createdAt: AT,
})
const pinned = (excerpt: string, changes: Partial<PinView> = {}): PinView => ({
  conversationId: CONVERSATION,
  messageId: 'm-1',
  title: 'Price of SOL',
  excerpt,
  createdAt: AT,
  ...changes,
})

const panel = () => page.getByRole('dialog', { name: 'Conversations' })
const field = () => panel().getByRole('searchbox', { name: 'Search conversations' })
const results = () => find('button[data-row]')
const marks = () => find('mark').map(({ textContent }) => textContent)
const pinnedList = () => panel().getByRole('region', { name: 'Pinned' })

/** The list finds by the words it is asked for; without words it shows all. */
function answerList(server: StubServer, all: readonly ListedConversation[]) {
  return server.answer(chatRoutes.listConversations, ({ query }) => {
    const search = query.get('search')?.toLowerCase()
    const holds = ({ title, found }: ListedConversation) =>
      `${title} ${found?.excerpt}`.toLowerCase().includes(search ?? '')
    const conversations = all
      .filter(holds)
      .map((each) => (search === undefined ? { ...each, found: null } : each))
    return { conversations, nextCursor: null }
  })
}

async function openList(all: readonly ListedConversation[], before?: (server: StubServer) => void) {
  const opened = await openChat({
    before: (server) => {
      answerList(server, all)
      before?.(server)
    },
  })
  await button('Conversations').click()
  await expect.element(field()).toHaveFocus()
  return opened
}

it('shows what was found with the words marked, as text and nothing else', async () => {
  const markup = '<b>The price</b> of BONK'
  await openList([listed('Bonk and more', { found: foundIn(markup) }), listed('Other')])
  await eventually(() => results().length).toBe(2)
  await field().fill('bonk')
  await eventually(() => results().length).toBe(1)
  expect(results()[0]?.innerText).toContain(markup)
  expect(results()[0]?.innerText).toContain('Windhover ·')
  expect(marks()).toEqual(['Bonk', 'BONK'])
  await expect.element(panel().getByText('1 conversation found')).toBeInTheDocument()
})

it('goes through the rows with up and down, and Enter in the field opens the first', async () => {
  const all = ['One', 'Two', 'Three'].map((title) => listed(title))
  await openList([...all, listed('A needle', { conversationId: CONVERSATION })], (server) =>
    answerHistory(server, storedMessages(2)),
  )
  await eventually(() => results().length).toBe(4)
  await press('{ArrowDown}')
  expect(focused()).toBe(results()[0])
  await press('{ArrowDown}')
  expect(focused()).toBe(results()[1])
  await press('{ArrowUp}{ArrowUp}')
  await expect.element(field()).toHaveFocus()
  // Typed and entered at once: what the search finds is opened, not what stood there before.
  await press('needle{Enter}')
  await expect.element(thread().getByText('Answer 1.', { exact: false })).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

it('opens a conversation at the message that was found, however far up it is', async () => {
  const far = listed('Far up', { conversationId: CONVERSATION, found: foundIn('A needle', 'm-5') })
  await openList([far], (server) => answerHistory(server, storedMessages(260)))
  await field().fill('needle')
  await eventually(marks).toEqual(['needle'])
  await press('{Enter}')
  const row = () => find('[data-message="m-5"]')[0]
  const fromTop = () =>
    (row()?.getBoundingClientRect().top ?? -1) - thread().element().getBoundingClientRect().top
  await eventually(() => focused() === row() && row() !== undefined).toBe(true)
  await eventually(fromTop).toBeLessThan(60)
  expect(fromTop()).toBeGreaterThanOrEqual(0)
  expect(row()?.getAnimations().length).toBe(1)
  // It stays there, and again from where the thread stands now.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(fromTop()).toBeLessThan(60)
  await button('Scroll to bottom').click()
  await button('Conversations').click()
  await field().fill('needle')
  await eventually(marks).toEqual(['needle'])
  await press('{Enter}')
  await eventually(() => focused() === row()).toBe(true)
  await eventually(fromTop).toBeLessThan(60)
})

it('turns to the path that leads through the message, where another one is shown', async () => {
  const beside = listed('Beside', { conversationId: CONVERSATION, found: foundIn('A needle', 'beside') })
  const [question, answer] = storedMessages(2)
  const { server } = await openList([beside], (stubs) => answerHistory(stubs, storedMessages(2)))
  const chosen = server.answer(chatRoutes.choosePath, () => {
    if (question !== undefined && answer !== undefined)
      answerHistory(server, [question, { ...answer, id: 'beside' }])
    return { headId: 'beside' }
  })
  await field().fill('needle')
  await eventually(marks).toEqual(['needle'])
  await press('{Enter}')
  await eventually(() => (focused() as HTMLElement).dataset.message).toBe('beside')
  expect(chosen.map(({ body }) => body.messageId)).toEqual(['beside'])
  expect(find('[data-message]').map(({ dataset }) => dataset.message)).toEqual(['m-0', 'beside'])
})

it('says when the message is gone', async () => {
  const gone = listed('Gone', { conversationId: CONVERSATION, found: foundIn('A needle', 'gone') })
  const { message, code, status } = chatErrors.messageNotFound()
  await openList([gone], (server) => {
    answerHistory(server, storedMessages(130))
    server.refuse(chatRoutes.choosePath, { status, code, error: message })
  })
  await field().fill('needle')
  await eventually(marks).toEqual(['needle'])
  await press('{Enter}')
  await expect.element(page.getByText('This message no longer exists.').first()).toBeVisible()
})

it('says that it loads, that nothing was found, and that the search failed', async () => {
  let release = (): void => {}
  const { server } = await openList([], (stubs) => {
    const held = stubs.hold(chatRoutes.listConversations)
    release = () => held.release({ conversations: [listed('One')], nextCursor: null })
  })
  await expect.element(panel().getByText('Loading conversations')).toBeInTheDocument()
  release()
  await expect.element(panel().getByText('One', { exact: true })).toBeVisible()
  answerList(server, [listed('One')])
  await field().fill('nothing like it')
  await expect.element(panel().getByText('No conversations match')).toBeVisible()
  const mended = () => answerList(server, [listed('One')])
  server.breakDown(chatRoutes.listConversations)
  await field().fill('one')
  await expect.element(panel().getByText('The search did not work.')).toBeVisible()
  await tryAgainAfter(mended, panel().getByRole('button', { name: 'Try again' }))
  await eventually(marks).toEqual(['One'])
})

it('is reached from the command palette', async () => {
  await openChat({ before: (server) => void answerList(server, [listed('One')]) })
  await expect.element(button('Conversations')).toBeVisible()
  await pressCtrlK()
  await palette().getByRole('combobox').fill('search conv')
  await press('{Enter}')
  await expect.element(field()).toHaveFocus()
})

/** Pins as the server keeps them. */
function answerPins(server: StubServer, first: readonly PinView[] = []) {
  let pins = [...first]
  server.answer(chatRoutes.listPins, () => ({ pins }))
  const added = server.answer(chatRoutes.pinMessage, ({ body }) => {
    pins = [pinned('It is 42.', { conversationId: body.conversationId, messageId: body.messageId }), ...pins]
    return DONE
  })
  const removed = server.answer(chatRoutes.unpinMessage, ({ body }) => {
    pins = pins.filter(({ messageId }) => messageId !== body.messageId)
    return DONE
  })
  return { added, removed, set: (next: readonly PinView[]) => (pins = [...next]) }
}

const pinButton = (name = 'Pin answer') => lastReply().getByRole('button', { name, exact: true })

async function openAnswer(before: (server: StubServer) => void) {
  const opened = await openChat({ before })
  answerReply(opened.server, replyOf(textChunks('It is **42**.')))
  await say('What is it?')
  await replyIsOver()
  return opened
}

it('pins an answer and takes the pin away, from the answer and from the list', async () => {
  let kept: ReturnType<typeof answerPins> | undefined
  const { vaultId } = await openAnswer((server) => {
    kept = answerPins(server)
    answerList(server, [listed('One')])
  })
  await pinButton().click()
  await expect.element(pinButton('Unpin answer')).toBeVisible()
  const named = { vaultId, conversationId: expect.any(String), messageId: expect.any(String) }
  await eventually(() => bodiesOf(kept?.added ?? [])).toEqual([named])
  await pinButton('Unpin answer').click()
  await expect.element(pinButton()).toBeVisible()
  await pinButton().click()
  await expect.element(pinButton('Unpin answer')).toBeVisible()

  await button('Conversations').click()
  await expect.element(pinnedList().getByText('It is 42.')).toBeVisible()
  await pinnedList().getByRole('button', { name: 'Unpin: It is 42.' }).click()
  await expect.element(pinnedList()).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
  await press('{Escape}')
  await expect.element(pinButton()).toBeVisible()
  await eventually(() => kept?.removed.length).toBe(2)
})

it('says why an answer could not be pinned, and shows it as it is', async () => {
  const { server } = await openAnswer((stubs) => void answerPins(stubs))
  const { code, message, status } = chatErrors.pinsFull()
  server.refuse(chatRoutes.pinMessage, { status, code, error: message })
  await pinButton().click()
  await expect.element(page.getByText('You have pinned 50 answers', { exact: false }).first()).toBeVisible()
  await expect.element(pinButton()).toBeVisible()
})

it('opens the conversation at what was pinned, and follows other tabs', async () => {
  let kept: ReturnType<typeof answerPins> | undefined
  const { server, vaultId } = await openList([listed('One')], (stubs) => {
    kept = answerPins(stubs, [pinned('Answer three', { messageId: 'm-3' })])
    answerHistory(stubs, storedMessages(60))
  })
  await pinnedList().getByText('Answer three').click()
  await eventually(() => (focused() as HTMLElement).dataset.message).toBe('m-3')
  const inRow = (name: string) =>
    page.elementLocator(focused() ?? document.body).getByRole('button', { name, exact: true })
  await expect.element(inRow('Unpin answer')).toBeVisible()
  kept?.set([])
  server.publish(chatChanged, { vaultId, conversationId: CONVERSATION })
  await expect.element(inRow('Pin answer')).toBeVisible()
})

it('shows the first pins and the rest when asked, and says when they could not be loaded', async () => {
  const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((words, place) =>
    pinned(words, { messageId: `m-${place}` }),
  )
  const { server } = await openList([], (stubs) => void stubs.breakDown(chatRoutes.listPins))
  await expect.element(panel().getByText('Pinned answers could not be loaded.')).toBeVisible()
  await tryAgainAfter(() => answerPins(server, five), panel().getByRole('button', { name: 'Try again' }))
  await eventually(() => textsOf(pinnedList().getByRole('listitem')).length).toBe(3)
  await panel().getByRole('button', { name: 'Show all 5 pinned' }).click()
  await eventually(() => textsOf(pinnedList().getByRole('listitem')).length).toBe(5)
})

it.each(SIZES)(
  'what was found and what is pinned have no fault that axe can find, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const words = 'The price of SOL is $168.42, up 2.1% in a day. '.repeat(3)
    await openChat({
      ...size,
      before: (server) => {
        answerList(server, [
          listed('Swap 0.1 SOL to USDC', { found: foundIn(`…${words}`) }),
          listed(`${OVERLONG} SOL`, { found: foundIn(`${OVERLONG} SOL ${OVERLONG}`) }),
          listed('Price of SOL'),
        ])
        answerPins(server, [
          pinned(words),
          pinned(OVERLONG, { messageId: 'm-2', title: OVERLONG }),
          pinned('', { messageId: 'm-3', title: '' }),
          pinned('One more', { messageId: 'm-4' }),
        ])
      },
    })
    await button('Conversations').click()
    await expect.element(pinnedList()).toBeVisible()
    await eventually(() => results().length).toBe(6)
    await expectGoodLook('chat-pinned')
    await field().fill('sol')
    await eventually(() => marks().length).toBeGreaterThan(3)
    await expectGoodLook('chat-search')
    await field().fill('nothing like it')
    await expect.element(panel().getByText('No conversations match')).toBeVisible()
    await expectGoodLook('chat-search-empty')
  },
)
