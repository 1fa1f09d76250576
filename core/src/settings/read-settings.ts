import { DEFAULT_SETTINGS, type VaultSettings, vaultSettings } from './contract.ts'

const { buyPresets: presets, ...fields } = vaultSettings.shape

/**
 * What was stored, made whole: fields that came later, or that no longer pass, are at their defaults. Each is looked
 * at alone, so that one odd value does not lose the others.
 */
export function readSettings(stored: unknown): VaultSettings {
  const own = asRecord(stored)
  const ownPresets = asRecord(own.buyPresets)
  return {
    ...DEFAULT_SETTINGS,
    ...passing(fields, own),
    buyPresets: { ...DEFAULT_SETTINGS.buyPresets, ...passing(presets.shape, ownPresets) },
  }
}

type Check = { readonly safeParse: (value: unknown) => { readonly success: boolean } }

function passing(
  checks: Readonly<Record<string, Check>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = Object.entries(checks).filter(([name, check]) => check.safeParse(values[name]).success)
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]))
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
