import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/owner-store'

export * from '@windhover/signer/authority/owner-store'

/** Who was asked for last as the owner of a vault that has one. */
export const claimed = new Map<string, string>()

export const createOwnerStore: typeof real.createOwnerStore = (parts) => {
  const store = real.createOwnerStore(parts)
  return {
    ...store,
    findOfVault: async (vaultId, db) => {
      const claim = isOpen('owner-of-a-vault-changes') ? claimed.get(vaultId) : undefined
      return claim === undefined ? await store.findOfVault(vaultId, db) : await store.find(claim)
    },
  }
}
