import { changeSettings } from '@windhover/core/settings/change-settings'
import { settingsRoutes, type VaultSettings } from '@windhover/core/settings/contract'
import type { StubServer } from './stub-server.ts'

/** Settings that stay changed, as the server stores them. Gives what is stored now. */
export function keepSettings(server: StubServer, vaultId: string): () => VaultSettings {
  let view = { ...server.recorded(settingsRoutes.getSettings), vaultId }
  server.answer(settingsRoutes.getSettings, () => view)
  server.answer(settingsRoutes.changeSettings, ({ body }) => {
    const settings = changeSettings(view.settings, body.change)
    view = { vaultId, settings, changedAt: new Date().toISOString() }
    return view
  })
  return () => view.settings
}
