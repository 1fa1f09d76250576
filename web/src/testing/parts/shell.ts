import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'

/** The parts of the workspace by what they are called, as a screen reader finds them. */

export const chat = () => page.getByRole('region', { name: 'Chat', exact: true })
export const sidePanel = () => page.getByRole('complementary')
export const appPanel = (title: string) => page.getByRole('region', { name: `${title} app`, exact: true })
export const appHeading = (title: string) => page.getByRole('heading', { name: title, level: 2, exact: true })
export const closeButton = (title: string) =>
  page.getByRole('button', { name: `Close ${title}`, exact: true })
export const appsButton = () => page.getByRole('banner').getByRole('button', { name: 'Apps', exact: true })
export const settingsButton = () =>
  page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true })
export const launcher = () => page.getByRole('dialog', { name: 'Apps', exact: true })
export const palette = () => page.getByRole('dialog', { name: 'Command palette' })
export const setupSteps = () => chat().getByRole('list', { name: 'Finish setting up' })

/** The chat, or the app that covers it on a phone. */
export async function openWorkspace(options: AppOptions = {}): Promise<OpenedApp> {
  const opened = await openApp(options)
  await expect
    .element(
      page
        .getByRole('banner')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    )
    .toBeVisible()
  return opened
}

export function queryOfAddress(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location.search))
}

export function pressCtrlK(): Promise<void> {
  return userEvent.keyboard('{Control>}k{/Control}')
}
