import { changeSettings } from '@windhover/core/settings/change-settings'
import {
  DEFAULT_SETTINGS,
  type SettingsView,
  settingsRoutes,
  type VaultSettings,
} from '@windhover/core/settings/contract'
import { type ToolboxView, toolboxRoutes } from '@windhover/core/toolbox/contract'
import type { StubServer } from '../stub-server.ts'

/** As the server would, but for what the test changes in it. */
export function changeToolbox(server: StubServer, change: (told: ToolboxView) => ToolboxView): void {
  server.answer(toolboxRoutes.getToolbox, change(server.recorded(toolboxRoutes.getToolbox)))
}

/** A source this deployment has no access to. */
export const withoutMessari = ({ tools, categories }: ToolboxView): ToolboxView => ({
  tools: tools.filter((tool) => !tool.categories.includes('messari')),
  categories: categories.map((category) =>
    category.id === 'messari'
      ? { ...category, state: 'not-connected', reason: 'Messari is not connected in this deployment.' }
      : category,
  ),
})

/** Stores settings as the server does; gives what is stored now. */
export function keepSettings(server: StubServer, vaultId: string): () => VaultSettings {
  let view: SettingsView = { vaultId, settings: DEFAULT_SETTINGS, changedAt: null }
  server.answer(settingsRoutes.getSettings, () => view)
  server.answer(settingsRoutes.changeSettings, ({ body }) => {
    const settings = changeSettings(view.settings, body.change)
    view = { vaultId, settings, changedAt: new Date().toISOString() }
    return view
  })
  return () => view.settings
}
