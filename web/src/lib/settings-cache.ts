import type { SettingsView } from '@windhover/core/settings/contract'
import { readSettings } from '@windhover/core/settings/read-settings'
import { readStored, writeStored } from './storage.ts'

/** Settings as this browser last knew them: a reload shows them before the server has been asked. */

const storageKey = (vaultId: string) => `settings:${vaultId}`

export function readKeptSettings(vaultId: string | null): SettingsView | undefined {
  if (vaultId === null) return undefined
  try {
    const kept: unknown = JSON.parse(readStored(storageKey(vaultId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('settings' in kept)) return undefined
    const changedAt = 'changedAt' in kept && typeof kept.changedAt === 'string' ? kept.changedAt : null
    return { vaultId, settings: readSettings(kept.settings), changedAt }
  } catch {
    return undefined
  }
}

export function writeKeptSettings(view: SettingsView): void {
  writeStored(storageKey(view.vaultId), JSON.stringify(view))
}

/** Answers and events overtake each other; the server stamps every change later than the one before. */
export function newestSettings(before: SettingsView | undefined, told: SettingsView): SettingsView {
  return before !== undefined && (before.changedAt ?? '') > (told.changedAt ?? '') ? before : told
}
