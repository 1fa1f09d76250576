import type { Intent } from '@windhover/core/transactions/intent'
import type { KeyScope } from '@windhover/core/vaults/contract'

/** What a key of the vault must be allowed for this. */
export function scopeOf({ type }: Pick<Intent, 'type'>): KeyScope {
  return type === 'swap' ? 'trade' : 'transfer'
}
