import { changeSettings } from '@windhover/core/settings/change-settings'
import {
  DEFAULT_SETTINGS,
  type SettingsChange,
  type SettingsView,
  settingsChanged,
  settingsRoutes,
  type VaultSettings,
} from '@windhover/core/settings/contract'
import type { StubServer } from '../stub-server.ts'

export type KeptSettings = {
  /** What the page asked to change, one entry for each call. */
  readonly changes: () => readonly SettingsChange[]
  readonly stored: () => VaultSettings
  /** As another tab of the same person changes them. */
  readonly changeElsewhere: (change: SettingsChange) => void
}

/** Keeps the settings of a vault as the server does: changed by the page, read by the next visit. */
export function keepSettings(
  server: StubServer,
  vaultId: string,
  given: Partial<VaultSettings> = {},
): KeptSettings {
  let view: SettingsView = { vaultId, settings: { ...DEFAULT_SETTINGS, ...given }, changedAt: null }
  const change = (asked: SettingsChange) => {
    view = {
      vaultId,
      settings: changeSettings(view.settings, asked),
      changedAt: new Date().toISOString(),
    }
    return view
  }
  server.answer(settingsRoutes.getSettings, () => view)
  const calls = server.answer(settingsRoutes.changeSettings, ({ body }) => change(body.change))
  return {
    changes: () => calls.map(({ body }) => body.change),
    stored: () => view.settings,
    changeElsewhere: (asked) => server.publish(settingsChanged, change(asked)),
  }
}
