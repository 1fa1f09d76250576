import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import {
  answerChat,
  answerHistory,
  answerReply,
  CONVERSATION,
  replyOf,
  talk,
  textChunks,
  unlockChat,
} from './chat-answers.ts'
import { button, composer, lastRow, openEmptyChat, openFreshChat, rows, say, thread } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-history')
const LONG = 'It goes on and on. '.repeat(400)

it('R1-055 R1-056 R1-057 R1-211 shows earlier messages only when they are asked for', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    const asked = await answerHistory(page, talk(30))
    await openEmptyChat(page)
    await button(page, 'Show previous messages').waitFor()
    expect(await rows(page).count()).toBe(0)
    expect(asked.every((query) => (query as { limit: string }).limit === '1')).toBe(true)

    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(20)
    let release = () => {}
    await answerChat(page, 'history', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return route.fulfill({
        json: { conversationId: CONVERSATION, messages: talk(10), hasMore: false, run: null },
      })
    })
    await button(page, 'Load more messages').click()
    await page.getByText('Loading previous messages...').waitFor()
    release()
    await expect.poll(() => rows(page).count()).toBe(30)
    expect(await page.getByRole('button', { name: /messages/ }).count()).toBe(0)
  }))

it('R1-212 loads more within 100 px of the top, and what is being read stays in its place', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    await answerHistory(page, talk(60))
    await openEmptyChat(page)
    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(20)
    const box = thread(page)
    await box.evaluate((node) => node.scrollTo({ top: 140 }))
    await page.waitForTimeout(400)
    expect(await rows(page).count()).toBe(20)
    const seen = page.locator('[data-message="m-43"]')
    await box.evaluate((node) => node.scrollTo({ top: 90 }))
    const before = (await seen.boundingBox())?.y ?? 0
    await expect.poll(() => rows(page).count()).toBe(40)
    await page.waitForTimeout(300)
    const after = (await seen.boundingBox())?.y ?? 0
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2)
  }))

it('R1-058 R1-213 offers the way to the bottom beyond 50 px from it', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    await answerHistory(page, talk(30))
    await openEmptyChat(page)
    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(20)
    const box = thread(page)
    const distance = () => box.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight)
    await expect.poll(distance).toBeLessThanOrEqual(1)
    const away = (px: number) =>
      box.evaluate((node, by) => node.scrollTo({ top: node.scrollHeight - node.clientHeight - by }), px)
    await away(45)
    await page.waitForTimeout(300)
    expect(await button(page, 'Scroll to bottom').count()).toBe(0)
    await away(60)
    await button(page, 'Scroll to bottom').click()
    await expect.poll(distance).toBeLessThanOrEqual(1)
    expect(await button(page, 'Scroll to bottom').count()).toBe(0)
  }))

it('a reply that ends while the page comes to follow it is read from the records', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    const run = { runId: crypto.randomUUID(), requestId: crypto.randomUUID(), messageId: 'm-1' }
    let isOver = false
    await answerChat(page, 'history', (route) => {
      const told = isOver ? { messages: talk(2), run: null } : { messages: talk(1), run }
      return route.fulfill({ json: { conversationId: CONVERSATION, hasMore: false, ...told } })
    })
    const followed: string[] = []
    await page.route(/\/stream\?/, (route, request) => {
      followed.push(new URL(request.url()).searchParams.get('runId') ?? '')
      isOver = true
      return route.fulfill({ status: 204 })
    })
    await openEmptyChat(page)
    await lastRow(page).getByText('Answer 1.').waitFor()
    expect(followed).toEqual([run.runId])
    expect(await page.getByText('Something went wrong.').count()).toBe(0)
  }))

it('R1-214 brings a question to the top and follows the answer to its end', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    await answerHistory(page, talk(30))
    await openEmptyChat(page)
    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(20)
    await answerReply(page, replyOf(textChunks('Short.')))
    await say(page, 'Where am I?')
    await page.getByText('Short.').waitFor()
    const top = (await thread(page).boundingBox())?.y ?? 0
    const question = await page.getByText('Where am I?').boundingBox()
    expect((question?.y ?? 0) - top).toBeLessThan(40)
    expect((question?.y ?? 0) - top).toBeGreaterThanOrEqual(0)

    await answerReply(page, replyOf(textChunks(LONG)))
    await say(page, 'And now?')
    await expect
      .poll(() => thread(page).evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight))
      .toBeLessThanOrEqual(1)
    await expect.poll(() => rows(page).count()).toBe(24)
  }))

it('R1-215 runs smoothly to the end of a new answer, and at once for people who want no motion', () =>
  asGuest({}, async (page) => {
    const placesOf = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion })
      await openFreshChat(page)
      await answerReply(page, replyOf(textChunks(LONG)))
      // Before it is there: a slow machine would look when all is over.
      await page.evaluate(notePlaces, '[aria-label="Conversation"]')
      await say(page, 'A long one')
      await lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
      await expect
        .poll(() => thread(page).evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight))
        .toBeLessThanOrEqual(1)
      return await page.evaluate(() => (globalThis as { places?: Place[] }).places ?? [])
    }
    const smooth = await placesOf('no-preference')
    expect(onTheWay(smooth).length).toBeGreaterThanOrEqual(2)
    const tops = smooth.map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(onTheWay(await placesOf('reduce'))).toEqual([])
  }))

type Place = { readonly top: number; readonly left: number; readonly height: number }

/** Frames in which the list had moved and was not yet at its end, though nothing was added to it. However few there are. */
const onTheWay = (places: readonly Place[]) =>
  places.filter(({ top, left, height }, index) => {
    const before = places[index - 1]
    return before !== undefined && before.height === height && top > before.top && left > 1
  })

/** Where the list stands in every frame from now on. */
function notePlaces(selector: string): void {
  const places: Place[] = []
  Object.assign(globalThis, { places })
  const note = () => {
    const box = document.querySelector(selector)
    if (box !== null) {
      const { scrollTop, scrollHeight, clientHeight } = box
      const top = Math.round(scrollTop)
      places.push({ top, left: scrollHeight - top - clientHeight, height: scrollHeight })
    }
    requestAnimationFrame(note)
  }
  note()
}

it('a conversation of 5,000 messages opens at once, and a key costs at most 50 ms', () =>
  asGuest({}, async (page) => {
    await unlockChat(page)
    await answerHistory(page, talk(5_000))
    await openEmptyChat(page)
    // The code of the thread comes before anybody asks for it.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/talk-[\w-]+\.js$/.test(name)),
    )
    await page.waitForTimeout(500)

    const workOf = await threadTime(page)
    await button(page, 'Show previous messages').click()
    await expect.poll(() => rows(page).count()).toBe(20)
    const openMs = await workOf()
    await composer(page).pressSequentially('abcdefghijklmnopqrst')
    const perKeyMs = (await workOf()) / 20
    process.stdout.write(
      `5,000 messages: opened in ${openMs.toFixed(0)} ms of work, ${perKeyMs.toFixed(1)} ms per key\n`,
    )
    expect(openMs).toBeLessThanOrEqual(300)
    expect(perKeyMs).toBeLessThanOrEqual(50)
  }))

/** What the page's main thread has worked since the last time it was asked: other programs on the machine do not count. */
async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  let last = await read()
  return async () => {
    const now = await read()
    const worked = now - last
    last = now
    return worked
  }
}
