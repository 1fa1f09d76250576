import { DEFAULT_SETTINGS, type VaultSettings } from '@windhover/core/settings/contract'

/**
 * What to store: fields that were set before, or differ from their default now. What nobody ever touched is left out,
 * so that a better default reaches everybody who did not choose.
 */
export function keepChanged(stored: unknown, settings: VaultSettings): Record<string, unknown> {
  const before = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const kept = Object.entries(settings).filter(
    ([name, value]) => name in before || !isSame(value, DEFAULT_SETTINGS[name as keyof VaultSettings]),
  )
  return { ...before, ...Object.fromEntries(kept) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
