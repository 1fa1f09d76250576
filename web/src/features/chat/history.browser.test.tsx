import { chatRoutes } from '@windhover/core/chat/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import {
  answerHistory,
  answerReply,
  CONVERSATION,
  replyOf,
  storedMessages,
  textChunks,
} from '../../testing/answers/chat.ts'
import { openApp, reopenApp } from '../../testing/open-app.tsx'
import { button, openChat, replyIsOver, rows, say, thread } from '../../testing/parts/chat.ts'
import { eventually, find } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const LONG = 'It goes on and on. '.repeat(400)

const box = () => thread().element()
const leftBelow = () => box().scrollHeight - box().scrollTop - box().clientHeight
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const rowCount = () => rows().length

async function openHistory(count: number) {
  const opened = await openChat({
    before: (server) => void answerHistory(server, storedMessages(count)),
  })
  await button('Show previous messages').click()
  await eventually(rowCount).toBe(20)
  return opened
}

it('R1-055 R1-056 R1-057 R1-211 shows earlier messages only when they are asked for', async () => {
  let asked: readonly Call[] = []
  const { server } = await openChat({
    before: (stubs) => {
      asked = answerHistory(stubs, storedMessages(30))
    },
  })
  await expect.element(button('Show previous messages')).toBeVisible()
  expect(rows()).toEqual([])
  expect(new Set(asked.map(({ query }) => query.get('limit')))).toEqual(new Set(['1']))

  await button('Show previous messages').click()
  await eventually(rowCount).toBe(20)
  const { calls, release } = server.hold(chatRoutes.getHistory)
  await expect.element(button('Load more messages')).toBeEnabled()
  expect(calls).toEqual([])
  // A pointer would scroll there first, and that alone loads more (R1-212).
  const more = button('Load more messages').element() as HTMLElement
  more.click()
  await expect.element(page.getByText('Loading previous messages...')).toBeVisible()
  release({ conversationId: CONVERSATION, messages: storedMessages(10), hasMore: false, run: null })
  await eventually(rowCount).toBe(30)
  await expect.element(page.getByRole('button', { name: /messages/ })).not.toBeInTheDocument()
})

it('a conversation opened again shows its end, and never an empty chat on the way', async () => {
  await openHistory(30)
  // As a new tab: what this one remembers for itself is gone.
  sessionStorage.clear()
  const seen: string[] = []
  const watcher = new MutationObserver(() => {
    for (const { textContent } of find('h1')) seen.push(textContent ?? '')
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
  reopenApp()
  await expect.element(thread().getByText('Answer 29.', { exact: false })).toBeInViewport()
  await eventually(leftBelow).toBeLessThanOrEqual(1)
  expect(seen).not.toContain('What are we doing today?')
})

it('R1-212 loads more within 100 px of the top, and what is being read stays in its place', async () => {
  await openHistory(60)
  await eventually(leftBelow).toBeLessThanOrEqual(1)
  box().scrollTo({ top: 140 })
  await pause(400)
  expect(rowCount()).toBe(20)
  const topOfSeen = () => find('[data-message="m-43"]')[0]?.getBoundingClientRect().top ?? 0
  box().scrollTo({ top: 90 })
  const before = topOfSeen()
  await eventually(rowCount).toBe(40)
  await pause(300)
  expect(Math.abs(topOfSeen() - before)).toBeLessThanOrEqual(2)
})

it('R1-058 R1-213 offers the way to the bottom beyond 50 px from it', async () => {
  await openHistory(30)
  await eventually(leftBelow).toBeLessThanOrEqual(1)
  const moveAway = (px: number) => box().scrollTo({ top: box().scrollHeight - box().clientHeight - px })
  moveAway(45)
  await pause(300)
  await expect.element(button('Scroll to bottom')).not.toBeInTheDocument()
  moveAway(60)
  await button('Scroll to bottom').click()
  await eventually(leftBelow).toBeLessThanOrEqual(1)
  await expect.element(button('Scroll to bottom')).not.toBeInTheDocument()
})

it('reads a reply from the records that ends while the page comes to follow it', async () => {
  const run = { runId: crypto.randomUUID(), requestId: crypto.randomUUID(), messageId: 'm-1' }
  let isOver = false
  const followed: (string | null)[] = []
  await openApp({
    before: (server) => {
      server.answer(chatRoutes.getHistory, () => {
        const told = isOver
          ? { messages: storedMessages(2), run: null }
          : { messages: storedMessages(1), run }
        return { conversationId: CONVERSATION, hasMore: false, ...told }
      })
      const follow = ({ query }: Call) => {
        followed.push(query.get('runId'))
        isOver = true
        return new Response(null, { status: 204 })
      }
      server.answer(chatRoutes.followReply, follow)
    },
  })
  await expect.element(thread().getByText('Answer 1.', { exact: false })).toBeVisible()
  expect(followed).toEqual([run.runId])
  await expect.element(page.getByText('Something went wrong.')).not.toBeInTheDocument()
})

it('R1-214 brings a question to the top and follows the answer to its end', async () => {
  const { server } = await openHistory(30)
  answerReply(server, replyOf(textChunks('Short.')))
  await say('Where am I?')
  await expect.element(thread().getByText('Short.')).toBeVisible()
  const question = thread().getByText('Where am I?')
  const fromTop = () => question.element().getBoundingClientRect().top - box().getBoundingClientRect().top
  await eventually(fromTop).toBeLessThan(40)
  expect(fromTop()).toBeGreaterThanOrEqual(0)

  answerReply(server, replyOf(textChunks(LONG)))
  await say('And now?')
  await eventually(rowCount).toBe(24)
  await eventually(leftBelow).toBeLessThanOrEqual(1)
})

it('R1-215 runs smoothly to the end of a new answer, and at once for people who want no motion', async () => {
  onTestFinished(() => emulateMotion('reduce'))
  expect(await followAnswer('no-preference')).toContain('smooth')
  const still = await followAnswer('reduce')
  expect(still).toContain('auto')
  expect(still).not.toContain('smooth')
})

type DevTools = { readonly send: (method: string, parameters: object) => Promise<unknown> }

async function emulateMotion(motion: 'reduce' | 'no-preference'): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: 'dark' },
    { name: 'prefers-reduced-motion', value: motion },
  ]
  await (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', { features })
}

/** How the list was asked to move while a long answer came; the browser moves it. */
async function followAnswer(motion: 'reduce' | 'no-preference'): Promise<readonly unknown[]> {
  await emulateMotion(motion)
  // A list that only just appears stands at its end at once.
  const { server } = await openHistory(30)
  answerReply(server, replyOf(textChunks(LONG)))
  const moves = vi.spyOn(Element.prototype, 'scrollTo')
  onTestFinished(() => moves.mockRestore())
  await say('A long one')
  await replyIsOver()
  await eventually(leftBelow).toBeLessThanOrEqual(1)
  const behaviors = moves.mock.calls.map(([to]) => (to as unknown as ScrollToOptions).behavior)
  moves.mockRestore()
  return behaviors
}
