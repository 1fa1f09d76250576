import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/settings/index'

export * from '@windhover/server/features/settings/index'

export const findSettings: typeof real.findSettings = async (db, owner) => {
  const found = await real.findSettings(db, owner)
  return isOpen('safe-mode-ignored') ? { ...found, settings: { ...found.settings, safeMode: false } } : found
}
