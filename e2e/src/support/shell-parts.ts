import type { Locator, Page } from 'playwright-core'

/** The parts of the workspace by what they are called, as a screen reader finds them. */
export const chat = (page: Page): Locator => page.getByRole('region', { name: 'Chat', exact: true })
export const appPanel = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: `${title} app`, exact: true })
export const closeButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Close ${title}`, exact: true })
export const appsButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Apps', exact: true })
export const settingsButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true })
export const launcher = (page: Page): Locator => page.getByRole('dialog', { name: 'Apps', exact: true })
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' })

export async function openWorkspace(page: Page, query = ''): Promise<void> {
  await page.goto(`/${query}`)
  await page
    .getByRole('banner')
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor()
}

export function queryOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}
