import * as real from '@windhover/signer/create-vault-keys'
import { claimed } from './authority/owner-store.ts'

export * from '@windhover/signer/create-vault-keys'

export const vaultKeysMaker: typeof real.vaultKeysMaker = (parts) => {
  const make = real.vaultKeysMaker(parts)
  return (vaultId, ownerId) => {
    claimed.set(vaultId, ownerId)
    return make(vaultId, ownerId)
  }
}
