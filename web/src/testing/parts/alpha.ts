import type { AlphaProject } from '@windhover/core/alpha/contract'
import { type Locator, page } from 'vitest/browser'
import { answerProjects } from '../answers/alpha.ts'
import { type AppOptions, openApp } from '../open-app.tsx'
import { appears } from '../screen.ts'
import type { Call } from '../stub-server.ts'

export const alphaPanel = () => page.getByRole('region', { name: 'Alpha app' })
export const filtersButton = () => alphaPanel().getByRole('button', { name: /^Filters/ })
export const projectCards = () => alphaPanel().getByRole('article')
export const projectCard = (name: string) => projectCards().filter({ hasText: name })
export const filterDialog = () => page.getByRole('dialog', { name: 'Filter Projects' })
export const chainBox = () => filterDialog().getByRole('combobox', { name: 'Chain' })
export const chainOption = (name: string): Locator => page.getByRole('option', { name, exact: true })
export const applyButton = () => filterDialog().getByRole('button', { name: 'Apply Filters' })

/** The screen with these projects, best first. */
export async function openAlpha(projects: readonly AlphaProject[], options: AppOptions = {}) {
  const calls = Promise.withResolvers<Call[]>()
  const opened = await openApp({
    ...options,
    at: '?app=alpha',
    before: async (server, vaultId) => {
      calls.resolve(answerProjects(server, projects))
      await options.before?.(server, vaultId)
    },
  })
  await appears(filtersButton())
  return { ...opened, listed: await calls.promise }
}
