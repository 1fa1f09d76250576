import type { Page } from 'playwright-core'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'
import {
  activeOption,
  CHANGE_PATH,
  card,
  cards,
  categoryBox,
  contentField,
  createMemory,
  fillSheet,
  memoryPanel,
  newButton,
  notice,
  openMemory,
  option,
  sheet,
  storeMemories,
} from '../support/memory-parts.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { failWithoutText, failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { hasFocus } from '../support/shell-parts.ts'

const { databaseUrl } = inject('product')
const sql = postgres(databaseUrl, { max: 1 })
const asNewcomer = newcomerVisits()
afterAll(() => sql.end())

const inMemory = (run: (page: Page) => Promise<void>) =>
  asNewcomer({}, async ({ page }) => {
    await openMemory(page)
    await run(page)
  })

function watchChanges(page: Page): { method: string; body: unknown }[] {
  const sent: { method: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/memory'))
      sent.push({ method: request.method(), body: request.postDataJSON() })
  })
  return sent
}

const createButton = (page: Page) =>
  sheet(page, 'Create memory').getByRole('button', { name: 'Create memory' })
const saveButton = (page: Page) => sheet(page, 'Edit memory').getByRole('button', { name: 'Save changes' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete memory' })

describe('a new memory', () => {
  it('R1-134 R1-222 R1-247 R1-248 R1-285 R1-314 is written in a dialog that closes and forgets its fields', () =>
    inMemory(async (page) => {
      const other = await page.context().newPage()
      await openMemory(other)
      await memoryPanel(other).getByText('No memories found', { exact: true }).waitFor()
      const sent = watchChanges(page)
      await newButton(page).click()
      await sheet(page, 'Create memory').waitFor()
      expect(await hasFocus(categoryBox(page))).toBe(true)
      await createButton(page).click()
      const problem = sheet(page, 'Create memory').getByText('Category and content are required', {
        exact: true,
      })
      await problem.waitFor()
      await contentField(page).fill('Ask before moving a stop loss')
      await createButton(page).click()
      await problem.waitFor()
      expect(sent).toEqual([])

      await categoryBox(page).fill('stop losses')
      await option(page, 'Create "stop losses"').waitFor()
      await categoryBox(page).press('Enter')
      expect(await categoryBox(page).getAttribute('aria-expanded')).toBe('false')
      await sheet(page, 'Create memory').getByText('New category', { exact: true }).waitFor()
      await problem.waitFor({ state: 'detached' })
      expect(sent).toEqual([])
      await createButton(page).click()
      await notice(page, 'Memory created successfully').waitFor()
      await sheet(page, 'Create memory').waitFor({ state: 'detached' })
      expect(await hasFocus(newButton(page))).toBe(true)
      await card(page, 'Ask before moving a stop loss').waitFor()
      await card(other, 'Ask before moving a stop loss').waitFor()
      expect(sent).toEqual([
        { method: 'POST', body: { category: 'stop losses', content: 'Ask before moving a stop loss' } },
      ])
      await newButton(page).click()
      expect([await categoryBox(page).inputValue(), await contentField(page).inputValue()]).toEqual(['', ''])
    }))

  it('R1-249 R1-250 takes a category from the list, or a new one by its Create option', () =>
    inMemory(async (page) => {
      await storeMemories(page, sql, [
        { category: 'Stop losses', content: 'one' },
        { category: 'risk', content: 'two' },
      ])
      await openMemory(page)
      await eventually(() => cards(page).count()).toBe(2)
      await newButton(page).click()
      await categoryBox(page).press('ArrowDown')
      expect(await page.getByRole('option').allInnerTexts()).toEqual(['risk', 'Stop losses'])
      await categoryBox(page).fill('stop')
      expect(await page.getByRole('option').allInnerTexts()).toEqual(['Create "stop"', 'Stop losses'])
      await option(page, 'Create "stop"').click()
      expect(await categoryBox(page).inputValue()).toBe('stop')

      await categoryBox(page).fill('STOP LOSSES')
      await eventually(() => activeOption(page)).toBe('Stop losses')
      expect(await page.getByRole('option').allInnerTexts()).toEqual(['Stop losses'])
      await categoryBox(page).press('Enter')
      expect(await categoryBox(page).inputValue()).toBe('Stop losses')
      expect(await memoryPanel(page).getByText('New category').count()).toBe(0)

      await categoryBox(page).fill('RISK')
      await contentField(page).fill('No leverage')
      await createButton(page).click()
      await notice(page, 'Memory created successfully').waitFor()
      expect(await card(page, 'No leverage').textContent()).toMatch(/^risk/)
    }))

  it('R1-315 keeps what was typed when it cannot be stored, and says why', () =>
    inMemory(async (page) => {
      await failWithoutText(page, { method: 'POST', path: CHANGE_PATH })
      await newButton(page).click()
      await fillSheet(page, { category: 'risk', content: 'No leverage' })
      await createButton(page).click()
      await notice(page, 'Failed to create memory').waitFor()
      await notice(page, 'HTTP error! status: 409').waitFor()
      await failWithServerText(page, { method: 'POST', path: CHANGE_PATH }, 'Full for today.')
      await createButton(page).click()
      await notice(page, 'Full for today.').waitFor()
      expect(await contentField(page).inputValue()).toBe('No leverage')
      expect(await categoryBox(page).inputValue()).toBe('risk')
    }))

  it('closes layer by layer with Escape', () =>
    inMemory(async (page) => {
      await newButton(page).click()
      await categoryBox(page).fill('risk')
      await option(page, 'Create "risk"').waitFor()
      await page.keyboard.press('Escape')
      await option(page, 'Create "risk"').waitFor({ state: 'hidden' })
      expect(await categoryBox(page).inputValue()).toBe('risk')
      await page.keyboard.press('Escape')
      await sheet(page, 'Create memory').waitFor({ state: 'detached' })
      await memoryPanel(page).waitFor()
    }))
})

describe('a memory', () => {
  it('R1-132 R1-134 R1-222 R1-247 R1-286 R1-316 R1-317 is edited', () =>
    inMemory(async (page) => {
      await createMemory(page, { category: 'risk', content: 'No leverage' })
      await card(page, 'No leverage').getByRole('button', { name: 'Edit memory' }).click()
      await sheet(page, 'Edit memory').waitFor()
      expect([await categoryBox(page).inputValue(), await contentField(page).inputValue()]).toEqual([
        'risk',
        'No leverage',
      ])
      await contentField(page).fill('  ')
      const sent = watchChanges(page)
      await saveButton(page).click()
      await sheet(page, 'Edit memory').getByText('Category and content are required').waitFor()
      expect(sent).toEqual([])
      await contentField(page).fill('No leverage at all')
      await failWithoutText(page, { method: 'PUT', path: CHANGE_PATH })
      await saveButton(page).click()
      await notice(page, 'Failed to update memory').waitFor()
      await page.unroute(CHANGE_PATH)
      await saveButton(page).click()
      await notice(page, 'Memory updated successfully').waitFor()
      await sheet(page, 'Edit memory').waitFor({ state: 'detached' })
      await card(page, 'No leverage at all').getByText('Updated just now').waitFor()
      await newButton(page).click()
      expect([await categoryBox(page).inputValue(), await contentField(page).inputValue()]).toEqual(['', ''])
    }))

  it('R1-138 R1-287 R1-318 R1-319 is deleted only after a yes', () =>
    inMemory(async (page) => {
      await createMemory(page, { category: 'risk', content: 'No leverage' })
      const sent = watchChanges(page)
      const ask = () => card(page, 'No leverage').getByRole('button', { name: 'Delete memory' }).click()
      await ask()
      await question(page)
        .getByText('Are you sure you want to delete this memory?', { exact: true })
        .waitFor()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await question(page).waitFor({ state: 'hidden' })
      await page.waitForTimeout(300)
      expect(sent).toEqual([])
      expect(await cards(page).count()).toBe(1)

      await failWithoutText(page, { method: 'DELETE', path: CHANGE_PATH })
      await ask()
      await question(page).getByRole('button', { name: 'Confirm Delete' }).click()
      await notice(page, 'Failed to delete memory').waitFor()
      expect(await cards(page).count()).toBe(1)
      await page.unroute(CHANGE_PATH)
      await ask()
      await question(page).getByRole('button', { name: 'Confirm Delete' }).click()
      await notice(page, 'Memory deleted successfully').waitFor()
      await memoryPanel(page).getByText('Create your first memory to get started!').waitFor()
      expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
    }))

  it('that was inferred is kept or forgotten by a person', () =>
    inMemory(async (page) => {
      await storeMemories(page, sql, [
        { content: 'Prefers limit entries', source: 'inferred' },
        { content: 'Buys every dip', source: 'inferred' },
      ])
      await openMemory(page)
      await card(page, 'Prefers limit').getByRole('button', { name: 'Keep it' }).click()
      await card(page, 'Prefers limit')
        .getByText(/^From chat, /)
        .waitFor()
      expect(await card(page, 'Prefers limit').getByRole('button', { name: 'Keep it' }).count()).toBe(0)
      await card(page, 'Buys every dip').getByRole('button', { name: 'Forget it' }).click()
      await question(page).getByText('Are you sure you want to delete this memory?').waitFor()
      await question(page).getByRole('button', { name: 'Confirm Delete' }).click()
      await eventually(() => cards(page).count()).toBe(1)
      await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    }))
})
