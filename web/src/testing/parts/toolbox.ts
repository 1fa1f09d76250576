import type { VaultSettings } from '@windhover/core/settings/contract'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { keepSettings } from '../answers/toolbox.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { textsOf } from '../screen.ts'

export const toolboxPanel = () => page.getByRole('region', { name: 'Toolbox app' })
export const searchBox = () => toolboxPanel().getByPlaceholder('Search categories and examples...')
export const tab = (name: string) => toolboxPanel().getByRole('tab', { name: new RegExp(`^${name}`) })
export const card = (title: string) =>
  toolboxPanel()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) })
export const categorySwitch = (title: string) => toolboxPanel().getByRole('switch', { name: title })
export const expander = (title: string) =>
  card(title).getByRole('button', { name: new RegExp(`^(Show|Hide) examples of ${title}$`) })
export const meter = () => toolboxPanel().getByRole('meter', { name: 'Tools enabled' })
export const titles = () => textsOf(toolboxPanel().getByRole('heading', { level: 3 }))

type OpenedToolbox = OpenedApp & { readonly stored: () => VaultSettings }

/** The page as it comes up, of a vault whose settings nobody has changed. */
export async function openToolbox(options: AppOptions = {}): Promise<OpenedToolbox> {
  const stored = Promise.withResolvers<() => VaultSettings>()
  const opened = await openApp({
    ...options,
    at: '?app=toolbox',
    before: async (server, vaultId) => {
      stored.resolve(keepSettings(server, vaultId))
      await options.before?.(server, vaultId)
    },
  })
  await expect.element(toolboxPanel()).toBeVisible()
  return { ...opened, stored: await stored.promise }
}
