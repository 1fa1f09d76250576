import type { MemoryView } from '@windhover/core/memory/contract'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerMemories } from '../answers/memory.ts'
import { type AppOptions, openApp } from '../open-app.tsx'
import { appears } from '../screen.ts'

export const memoryPanel = () => page.getByRole('region', { name: 'Memory app' })
export const newButton = () => memoryPanel().getByRole('button', { name: 'New' })
export const searchBox = () => memoryPanel().getByRole('searchbox', { name: 'Search memories' })
export const filterButton = () => memoryPanel().getByRole('button', { name: /^Category: / })
export const cards = () => memoryPanel().getByRole('list', { name: 'Memories' }).getByRole('listitem')
export const card = (text: string) => cards().filter({ hasText: text })
export const sheet = (title: string) => memoryPanel().getByRole('dialog', { name: title })
export const categoryBox = () => memoryPanel().getByRole('combobox', { name: 'Category' })
export const contentField = () => memoryPanel().getByRole('textbox', { name: 'Content' })
export const option = (name: string) => page.getByRole('option', { name })
export const createButton = () => sheet('Create memory').getByRole('button', { name: 'Create memory' })
export const notice = (text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The page with these memories, newest first. What the page changes changes in `stored` as well. */
export async function openMemory(stored: MemoryView[], options: AppOptions = {}) {
  const calls = Promise.withResolvers<ReturnType<typeof answerMemories>>()
  const opened = await openApp({
    ...options,
    at: '?app=memory',
    before: async (server, vaultId) => {
      calls.resolve(answerMemories(server, stored))
      await options.before?.(server, vaultId)
    },
  })
  await appears(newButton())
  await expect.element(newButton()).toBeVisible()
  return { ...opened, ...(await calls.promise) }
}

export async function pickCategory(name: string): Promise<void> {
  await filterButton().click()
  await page.getByRole('menuitemradio', { name }).click()
}
