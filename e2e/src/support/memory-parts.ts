import type { Locator, Page } from 'playwright-core'
import type { Sql } from 'postgres'
import { appPanel } from './shell-parts.ts'

export const LIST_PATH = /\/api\/memory\?/
export const CHANGE_PATH = '**/api/memory'

export const memoryPanel = (page: Page): Locator => appPanel(page, 'Memory')
export const newButton = (page: Page): Locator =>
  memoryPanel(page).getByRole('button', { name: 'New', exact: true })
export const searchBox = (page: Page): Locator =>
  memoryPanel(page).getByRole('searchbox', { name: 'Search memories' })
export const filterButton = (page: Page): Locator =>
  memoryPanel(page).getByRole('button', { name: /^Category: / })
export const cards = (page: Page): Locator =>
  memoryPanel(page).getByRole('list', { name: 'Memories' }).getByRole('listitem')
export const card = (page: Page, text: string): Locator => cards(page).filter({ hasText: text })
export const sheet = (page: Page, title: string): Locator =>
  memoryPanel(page).getByRole('dialog', { name: title })
export const categoryBox = (page: Page): Locator =>
  memoryPanel(page).getByRole('combobox', { name: 'Category' })
export const contentField = (page: Page): Locator =>
  memoryPanel(page).getByRole('textbox', { name: 'Content' })
export const option = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true })
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

export async function openMemory(page: Page): Promise<Locator> {
  await page.goto('/?app=memory')
  await newButton(page).waitFor()
  return memoryPanel(page)
}

/** Which option Enter takes. */
export async function activeOption(page: Page): Promise<string | null> {
  const id = await categoryBox(page).getAttribute('aria-activedescendant')
  return id === null ? null : await page.locator(`[id="${id}"]`).textContent()
}

export async function pickCategory(page: Page, name: string): Promise<void> {
  await filterButton(page).click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}

export async function fillSheet(page: Page, text: { category: string; content: string }): Promise<void> {
  await categoryBox(page).fill(text.category)
  await contentField(page).fill(text.content)
}

export async function createMemory(page: Page, text: { category: string; content: string }): Promise<void> {
  await newButton(page).click()
  await fillSheet(page, text)
  await sheet(page, 'Create memory').getByRole('button', { name: 'Create memory' }).click()
  await card(page, text.content).waitFor()
}

export type StoredMemory = {
  readonly category?: string
  readonly content: string
  readonly source?: 'user' | 'chat' | 'inferred'
  readonly ageDays?: number
  readonly changedDaysAgo?: number
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Written into the store: old ones cannot be made in a panel, and nothing proposes any yet. */
export async function storeMemories(page: Page, sql: Sql, memories: readonly StoredMemory[]): Promise<void> {
  const [userId, vaultId] = await page.evaluate(async () => {
    const [vault] = await (await fetch('/api/vaults')).json()
    return [(await (await fetch('/api/account')).json()).userId as string, vault.tokenId as string]
  })
  const now = Date.now()
  const rows = memories.map(
    ({ category = 'risk', content, source = 'user', ageDays = 0, ...rest }, place) => {
      const createdAt = new Date(now - ageDays * DAY_MS - place)
      return {
        vault_id: vaultId,
        user_id: userId,
        category,
        content,
        source,
        author: source === 'user' ? 'user' : 'agent',
        created_at: createdAt,
        updated_at:
          rest.changedDaysAgo === undefined ? createdAt : new Date(now - rest.changedDaysAgo * DAY_MS),
        confirmed_at: source === 'inferred' ? null : createdAt,
      }
    },
  )
  await sql`insert into memories ${sql(rows)}`
}
