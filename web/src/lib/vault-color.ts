import type { VaultColor } from '@windhover/core/vaults/constants'

/** Each vault colour by the data colour that draws it, as text or line. */
const CLASSES: Readonly<Record<VaultColor, string>> = {
  violet: 'text-data-1',
  blue: 'text-data-2',
  teal: 'text-data-3',
  amber: 'text-data-4',
  pink: 'text-data-5',
  slate: 'text-data-6',
}

export function vaultColorClass(color: VaultColor | null): string {
  return color === null ? '' : CLASSES[color]
}
