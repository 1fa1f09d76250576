import type { Page } from 'playwright-core'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'
import {
  card,
  cards,
  filterButton,
  LIST_PATH,
  memoryPanel,
  newButton,
  notice,
  openMemory,
  pickCategory,
  searchBox,
  sheet,
  storeMemories,
} from '../support/memory-parts.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { failWithoutText, failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { appHeading, queryOf } from '../support/shell-parts.ts'
import { typeSteadily } from '../support/type-steadily.ts'

const { databaseUrl } = inject('product')
const sql = postgres(databaseUrl, { max: 1 })
const asNewcomer = newcomerVisits()
afterAll(() => sql.end())

/** Queries of the list, in the order they were sent. */
function watchLists(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    if (LIST_PATH.test(request.url())) asked.push(Object.fromEntries(new URL(request.url()).searchParams))
  })
  return asked
}

describe('the Memory page', () => {
  it('R1-127 R1-128 R1-129 R1-130 R1-131 R1-132 R1-133 shows what is remembered, and where it comes from', () =>
    asNewcomer({}, async ({ page }) => {
      await storeMemories(page, sql, [
        { category: 'trading style', content: 'Prefers limit entries', source: 'inferred', ageDays: 0.1 },
        { category: 'watchlist', content: 'Follow JUP', source: 'chat', ageDays: 4, changedDaysAgo: 1 },
        { category: 'risk', content: 'Never more than 5%', ageDays: 22 },
      ])
      await openMemory(page)
      await appHeading(page, 'Memory').waitFor()
      await memoryPanel(page).getByRole('button', { name: 'Refresh', exact: true }).waitFor()
      expect(await filterButton(page).textContent()).toBe('All Categories')
      await searchBox(page).waitFor()
      await eventually(() => cards(page).count()).toBe(3)
      const texts = (await cards(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
      expect(texts[0]).toBe(
        'trading style Inferred, not confirmed 2 hours ago Prefers limit entries Keep it Forget it Not used in trades until you keep it',
      )
      expect(texts[1]).toMatch(
        /^watchlist From chat, \d+ [A-Z][a-z]+ 4 days ago, Updated 1 day ago Follow JUP$/,
      )
      expect(texts[2]).toBe('risk You wrote it 3 weeks ago Never more than 5%')
      for (const name of ['Edit memory', 'Delete memory']) {
        expect(await cards(page).getByRole('button', { name, exact: true }).count()).toBe(3)
      }
      await memoryPanel(page).getByText('3 memories', { exact: true }).waitFor()
    }))

  it('R1-135 R1-136 R1-130 R1-225 says why nothing is shown, and searches once typing rests', () =>
    asNewcomer({}, async ({ page }) => {
      await openMemory(page)
      await memoryPanel(page).getByText('No memories found', { exact: true }).waitFor()
      await memoryPanel(page).getByText('Create your first memory to get started!', { exact: true }).waitFor()
      await storeMemories(page, sql, [
        { category: 'tax', content: 'The year ends in June' },
        { category: 'risk', content: 'No leverage' },
      ])
      await memoryPanel(page).getByRole('button', { name: 'Refresh' }).click()
      await card(page, 'No leverage').waitFor()

      const asked = watchLists(page)
      const typedAt = Date.now()
      await typeSteadily(searchBox(page), 'everag')
      await eventually(() => cards(page).count()).toBe(1)
      expect(Date.now() - typedAt).toBeGreaterThanOrEqual(300)
      expect(asked).toEqual([{ page: '1', limit: '10', search: 'everag' }])
      await card(page, 'No leverage').waitFor()
      await memoryPanel(page).getByText('1 found', { exact: true }).waitFor()

      await pickCategory(page, 'tax')
      await memoryPanel(page).getByText('Try adjusting your search or category filter.').waitFor()
      await memoryPanel(page).getByText('No memories found', { exact: true }).waitFor()
      expect(asked.at(-1)).toEqual({ page: '1', limit: '10', search: 'everag', category: 'tax' })
      await searchBox(page).fill('')
      await card(page, 'The year ends in June').waitFor()
      expect(await cards(page).count()).toBe(1)
      await pickCategory(page, 'All Categories')
      await eventually(() => cards(page).count()).toBe(2)
    }))

  it('R1-223 R1-224 loads ten at a time, the next ten past 80 % of the list', () =>
    asNewcomer({}, async ({ page }) => {
      const many = Array.from({ length: 25 }, (_, place) => ({ content: `Memory number ${place + 1}` }))
      await storeMemories(page, sql, many)
      const asked = watchLists(page)
      await openMemory(page)
      await eventually(() => cards(page).count()).toBe(10)
      await memoryPanel(page).getByText('25 memories', { exact: true }).waitFor()
      const scrollTo = (share: number) =>
        cards(page)
          .first()
          .evaluate((node, part) => {
            const box = node.closest<HTMLElement>('[tabindex="-1"]')
            if (box === null) throw new Error('nothing scrolls')
            box.scrollTop = (box.scrollHeight - box.clientHeight) * part
          }, share)
      await scrollTo(0.7)
      await page.waitForTimeout(500)
      expect(asked.map((query) => query.page)).toEqual(['1'])
      await scrollTo(0.95)
      await eventually(() => cards(page).count()).toBe(20)
      await page.waitForTimeout(500)
      expect(asked.map((query) => query.page)).toEqual(['1', '2'])
      await scrollTo(1)
      await eventually(() => cards(page).count()).toBe(25)
      await card(page, 'Memory number 25').waitFor()
      expect(asked.map((query) => query.page)).toEqual(['1', '2', '3'])
      expect(asked.every(({ limit }) => limit === '10')).toBe(true)
    }))

  it('R1-292 tells in the server’s words or by the status why the list cannot be read, and tries again', () =>
    asNewcomer({}, async ({ page }) => {
      await failWithoutText(page, { method: 'GET', path: LIST_PATH })
      await openMemory(page)
      await memoryPanel(page).getByRole('alert').getByText('HTTP error! status: 409').waitFor()
      await failWithServerText(page, { method: 'GET', path: LIST_PATH }, 'Not now.')
      await memoryPanel(page).getByRole('button', { name: 'Try again' }).click()
      await memoryPanel(page).getByRole('alert').getByText('Not now.', { exact: true }).waitFor()
      await page.screenshot({ path: 'reports/screens/memory-error.png' })
      await page.unroute(LIST_PATH)
      await memoryPanel(page).getByRole('button', { name: 'Try again' }).click()
      await memoryPanel(page).getByText('No memories found', { exact: true }).waitFor()
    }))

  it('R1-269 makes no call without a key, and says so', () =>
    asNewcomer({}, async ({ page }) => {
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/memory')) calls.push(request.url())
      })
      await openMemory(page)
      await memoryPanel(page).getByText('No API key available', { exact: true }).waitFor()
      await page.screenshot({ path: 'reports/screens/memory-no-key.png' })
      await newButton(page).click()
      await sheet(page, 'Create memory').getByRole('combobox', { name: 'Category' }).fill('risk')
      await sheet(page, 'Create memory').getByRole('textbox', { name: 'Content' }).fill('No leverage')
      await sheet(page, 'Create memory').getByRole('button', { name: 'Create memory' }).click()
      await notice(page, 'No API key available').waitFor()
      expect(calls).toEqual([])
      await sheet(page, 'Create memory').getByRole('button', { name: 'Cancel' }).click()
      await memoryPanel(page).getByRole('button', { name: 'Open Settings' }).click()
      await eventually(() => queryOf(page)).toEqual({ app: 'settings' })
    }))
})
