import { memoryRoutes } from '@windhover/core/memory/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerMemories, memoryOf } from '../../testing/answers/memory.ts'
import { holdTimers, passTime, typeAtOnce } from '../../testing/held-time.ts'
import {
  card,
  cards,
  createButton,
  filterButton,
  memoryPanel,
  newButton,
  notice,
  openMemory,
  pickCategory,
  searchBox,
  sheet,
} from '../../testing/parts/memory.ts'
import { eventually, takePicture, textsOf } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const queriesOf = (calls: readonly Call[]) => calls.map(({ query }) => Object.fromEntries(query))
const pagesOf = (calls: readonly Call[]) => calls.map(({ query }) => query.get('page'))
const told = (text: string) => memoryPanel().getByText(text)
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))

function scrollTo(share: number): void {
  const box = cards().first().element().closest<HTMLElement>('[tabindex="-1"]')
  if (box === null) throw new Error('nothing scrolls')
  box.scrollTop = (box.scrollHeight - box.clientHeight) * share
}

afterEach(() => void vi.useRealTimers())

describe('the Memory page', () => {
  it('R1-127 R1-128 R1-129 R1-130 R1-131 R1-132 R1-133 shows what is remembered, and where it comes from', async () => {
    await openMemory([
      memoryOf({
        category: 'trading style',
        content: 'Prefers limit entries',
        source: 'inferred',
        ageDays: 0.1,
      }),
      memoryOf({
        category: 'watchlist',
        content: 'Follow JUP',
        source: 'chat',
        ageDays: 4,
        changedDaysAgo: 1,
      }),
      memoryOf({ category: 'risk', content: 'Never more than 5%', ageDays: 22 }),
    ])
    await expect.element(page.getByRole('heading', { name: 'Memory', level: 2 })).toBeInTheDocument()
    await expect.element(memoryPanel().getByRole('button', { name: 'Refresh' })).toBeVisible()
    await eventually(() => textsOf(filterButton())).toEqual(['All Categories'])
    await expect.element(searchBox()).toBeVisible()
    await eventually(() => cards().elements().length).toBe(3)
    const texts = textsOf(cards()).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(texts[0]).toBe(
      'trading style Inferred, not confirmed 2 hours ago Prefers limit entries Keep it Forget it Not used in trades until you keep it',
    )
    expect(texts[1]).toMatch(
      /^watchlist From chat, \d+ [A-Z][a-z]+ 4 days ago, Updated 1 day ago Follow JUP$/,
    )
    expect(texts[2]).toBe('risk You wrote it 3 weeks ago Never more than 5%')
    for (const name of ['Edit memory', 'Delete memory']) {
      expect(cards().getByRole('button', { name }).elements()).toHaveLength(3)
    }
    await expect.element(told('3 memories')).toBeVisible()
  })

  it('R1-135 R1-136 R1-130 R1-225 says why nothing is shown, and searches once typing rests', async () => {
    const { server } = await openMemory([])
    await expect.element(told('No memories found')).toBeVisible()
    await expect.element(told('Create your first memory to get started!')).toBeVisible()
    const { listed } = answerMemories(server, [
      memoryOf({ category: 'tax', content: 'The year ends in June' }),
      memoryOf({ category: 'risk', content: 'No leverage' }),
    ])
    await memoryPanel().getByRole('button', { name: 'Refresh' }).click()
    await expect.element(card('No leverage')).toBeVisible()

    listed.splice(0)
    holdTimers()
    typeAtOnce(searchBox(), 'evera')
    await passTime(299)
    typeAtOnce(searchBox(), 'everag')
    await passTime(299)
    expect(listed, 'the last key was pressed less than 300 ms ago').toEqual([])
    await passTime(1)
    while (listed.length === 0) await passTime(0)
    // The answer reaches the screen by timers as well.
    while (cards().elements().length !== 1) await passTime(1)
    vi.useRealTimers()
    expect(queriesOf(listed)).toEqual([{ page: '1', limit: '10', search: 'everag' }])
    await eventually(() => cards().elements().length).toBe(1)
    await expect.element(card('No leverage')).toBeVisible()
    await expect.element(told('1 found')).toBeVisible()

    await pickCategory('tax')
    await expect.element(told('Try adjusting your search or category filter.')).toBeVisible()
    await expect.element(told('No memories found')).toBeVisible()
    expect(queriesOf(listed).at(-1)).toEqual({ page: '1', limit: '10', search: 'everag', category: 'tax' })
    await searchBox().fill('')
    await expect.element(card('The year ends in June')).toBeVisible()
    expect(cards().elements()).toHaveLength(1)
    await pickCategory('All Categories')
    await eventually(() => cards().elements().length).toBe(2)
  })

  it('R1-223 R1-224 loads ten at a time, the next ten past 80 % of the list', async () => {
    const many = Array.from({ length: 25 }, (_, place) => memoryOf({ content: `Memory number ${place + 1}` }))
    const { listed } = await openMemory(many)
    await eventually(() => cards().elements().length).toBe(10)
    await expect.element(told('25 memories')).toBeVisible()
    scrollTo(0.7)
    await aMoment()
    expect(pagesOf(listed)).toEqual(['1'])
    scrollTo(0.95)
    await eventually(() => cards().elements().length).toBe(20)
    await aMoment()
    expect(pagesOf(listed)).toEqual(['1', '2'])
    scrollTo(1)
    await eventually(() => cards().elements().length).toBe(25)
    await expect.element(card('Memory number 25')).toBeVisible()
    expect(pagesOf(listed)).toEqual(['1', '2', '3'])
    expect(listed.every(({ query }) => query.get('limit') === '10')).toBe(true)
  })

  it('R1-292 says why the list cannot be read, in the server’s words or by the status, and tries again', async () => {
    const { server } = await openMemory([], {
      before: (stubs) => void stubs.breakDown(memoryRoutes.listMemories),
    })
    const alert = (text: string) => memoryPanel().getByRole('alert').getByText(text)
    const tryAgain = memoryPanel().getByRole('button', { name: 'Try again' })
    await expect.element(alert('HTTP error! status: 409')).toBeVisible()
    server.refuse(memoryRoutes.listMemories, { error: 'Not now.' })
    await tryAgain.click()
    await expect.element(alert('Not now.')).toBeVisible()
    await takePicture('memory-error')
    answerMemories(server, [])
    await tryAgain.click()
    await expect.element(told('No memories found')).toBeVisible()
  })

  it('R1-269 makes no call without a key, and says so', async () => {
    const { listed, categories, created } = await openMemory([], { hasKey: false })
    await expect.element(told('No API key available')).toBeVisible()
    await takePicture('memory-no-key')
    await newButton().click()
    await sheet('Create memory').getByRole('combobox', { name: 'Category' }).fill('risk')
    await sheet('Create memory').getByRole('textbox', { name: 'Content' }).fill('No leverage')
    await createButton().click()
    await expect.element(notice('No API key available')).toBeVisible()
    expect([...listed, ...categories, ...created]).toEqual([])
    await sheet('Create memory').getByRole('button', { name: 'Cancel' }).click()
    await memoryPanel().getByRole('button', { name: 'Open Settings' }).click()
    await eventually(() => location.search).toBe('?app=settings')
  })
})
