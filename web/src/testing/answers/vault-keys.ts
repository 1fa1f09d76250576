import type { VaultKeyView } from '@windhover/core/vaults/key-contract'

export const vaultKey = (changes: Partial<VaultKeyView> = {}): VaultKeyView => ({
  keyId: 'key-1',
  label: 'Browser',
  hint: 'a1b2',
  apiKeyHash: 'hash',
  scopes: ['trade', 'transfer'],
  createdAt: '2026-05-01T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
})
