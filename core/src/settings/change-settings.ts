import type { SettingsChange, VaultSettings } from './contract.ts'

type ListName = keyof NonNullable<SettingsChange['add']>

const LIST_NAMES = [
  'hiddenSolanaTokens',
  'hiddenEvmTokens',
  'hiddenHederaTokens',
  'dismissedNotes',
  'toolCategories',
] as const satisfies readonly ListName[]

/** Idempotent: a browser applies its pending changes to settings that may already contain them. */
export function changeSettings(settings: VaultSettings, change: SettingsChange): VaultSettings {
  const { add = {}, remove = {}, buyPresets, ...fields } = change
  const merged = { ...settings, ...withoutUndefined(fields) }
  const lists = LIST_NAMES.map((name) => {
    const removed = new Set(remove[name])
    return [name, [...new Set([...merged[name], ...(add[name] ?? [])])].filter((each) => !removed.has(each))]
  })
  return {
    ...merged,
    buyPresets: { ...settings.buyPresets, ...withoutUndefined(buyPresets ?? {}) },
    ...Object.fromEntries(lists),
  }
}

/** An undefined field counts as not given. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
