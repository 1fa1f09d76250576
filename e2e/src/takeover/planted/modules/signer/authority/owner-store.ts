import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/owner-store'

export * from '@windhover/signer/authority/owner-store'

/** Who was asked for last as the owner of a vault that has one. */
export const claimed = new Map<string, string>()

export const createOwnerStore: typeof real.createOwnerStore = (parts) => {
  const store = real.createOwnerStore(parts)
  const claimOn = (vaultId: string) => (isOpen('owner-of-a-vault-changes') ? claimed.get(vaultId) : undefined)
  const findOfVault: typeof store.findOfVault = async (vaultId, db) => {
    const claim = claimOn(vaultId)
    return claim === undefined ? await store.findOfVault(vaultId, db) : await store.find(claim)
  }
  return {
    ...store,
    findOfVault,
    findOfVaults: async (vaultIds, db) => {
      const found = new Map(await store.findOfVaults(vaultIds, db))
      for (const vaultId of vaultIds) {
        const owner = claimOn(vaultId) === undefined ? null : await findOfVault(vaultId, db)
        if (owner !== null) found.set(vaultId, owner)
      }
      return found
    },
  }
}
