import type { SettingsChange, VaultSettings } from './contract.ts'

type ListName = keyof NonNullable<SettingsChange['add']>

const LIST_NAMES = [
  'hiddenSolanaTokens',
  'hiddenEvmTokens',
  'hiddenHederaTokens',
  'dismissedNotes',
  'toolCategories',
] as const satisfies readonly ListName[]

/** Doing it twice is the same as once: a browser shows a change before the server has said so. */
export function changeSettings(settings: VaultSettings, change: SettingsChange): VaultSettings {
  const { add = {}, remove = {}, buyPresets, ...fields } = change
  const named = { ...settings, ...withoutGaps(fields) }
  const lists = LIST_NAMES.map((name) => {
    const gone = new Set(remove[name])
    return [name, [...new Set([...named[name], ...(add[name] ?? [])])].filter((each) => !gone.has(each))]
  })
  return {
    ...named,
    buyPresets: { ...settings.buyPresets, ...withoutGaps(buyPresets ?? {}) },
    ...Object.fromEntries(lists),
  }
}

/** A field that is there without a value is a field that was not named. */
function withoutGaps<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
