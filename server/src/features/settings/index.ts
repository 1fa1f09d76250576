import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { settingsBindings } from './routes.ts'
import { removeSettingsOf } from './settings-store.ts'
import { settingsAgentTools } from './tools.ts'

/** For what follows the settings of many vaults. */
export { listChangedSettings, listSettings } from './list-settings.ts'
export { findSettings } from './settings-store.ts'

export const feature = defineFeature({
  name: 'settings',
  needs,
  routes: settingsBindings,
  tools: settingsAgentTools,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeSettingsOf(db, userIds),
})
