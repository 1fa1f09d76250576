import type { Locator, Page } from 'playwright-core'
import { appPanel } from './shell-parts.ts'

export const toolboxPanel = (page: Page): Locator => appPanel(page, 'Toolbox')
export const tab = (page: Page, name: string): Locator =>
  toolboxPanel(page).getByRole('tab', { name: new RegExp(`^${name}`) })
export const card = (page: Page, title: string): Locator =>
  toolboxPanel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3, exact: true }) })
export const categorySwitch = (page: Page, title: string): Locator =>
  toolboxPanel(page).getByRole('switch', { name: title, exact: true })

export async function openToolbox(page: Page): Promise<Locator> {
  await page.goto('/?app=toolbox')
  await toolboxPanel(page).getByPlaceholder('Search categories and examples...', { exact: true }).waitFor()
  return toolboxPanel(page)
}
