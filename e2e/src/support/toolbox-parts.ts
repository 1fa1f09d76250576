import type { ToolboxView } from '@windhover/core/toolbox/contract'
import type { Locator, Page } from 'playwright-core'
import { appPanel } from './shell-parts.ts'

export const toolboxPanel = (page: Page): Locator => appPanel(page, 'Toolbox')
export const searchBox = (page: Page): Locator =>
  toolboxPanel(page).getByPlaceholder('Search categories and examples...', { exact: true })
export const tab = (page: Page, name: string): Locator =>
  toolboxPanel(page).getByRole('tab', { name: new RegExp(`^${name}`) })
export const card = (page: Page, title: string): Locator =>
  toolboxPanel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3, exact: true }) })
export const categorySwitch = (page: Page, title: string): Locator =>
  toolboxPanel(page).getByRole('switch', { name: title, exact: true })
export const expander = (page: Page, title: string): Locator =>
  card(page, title).getByRole('button', { name: new RegExp(`^(Show|Hide) examples of ${title}$`) })
export const meter = (page: Page): Locator => toolboxPanel(page).getByRole('meter', { name: 'Tools enabled' })
export const titles = (page: Page): Promise<readonly string[]> =>
  toolboxPanel(page).getByRole('heading', { level: 3 }).allInnerTexts()

export async function openToolbox(page: Page): Promise<Locator> {
  await page.goto('/?app=toolbox')
  await searchBox(page).waitFor()
  return toolboxPanel(page)
}

/** Answers as the server would, but for what the test changes in it. */
export async function changeToolbox(page: Page, change: (told: ToolboxView) => ToolboxView): Promise<void> {
  await page.route('**/api/toolbox', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })
}
