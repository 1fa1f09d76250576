import { indexedDbRecords } from './indexed-db-records.ts'
import { announceKeyChange } from './key-changes.ts'
import { type StoredVaultKey, type VaultKeyBox, vaultKeyBox } from './vault-key-box.ts'

/** The vault API keys this browser holds, in sealed form (docs/decisions/0007). */
let box: VaultKeyBox | null = null

function openBox(): VaultKeyBox {
  box ??= vaultKeyBox(indexedDbRecords())
  return box
}

export async function saveVaultKey(entry: {
  vaultId: string
  sealedKey: string
  apiKeyHash: string
}): Promise<void> {
  await openBox().save(entry)
  announceKeyChange()
}

/** Null when this browser holds no key of the vault, also when it does not let us store any. */
export async function readVaultKey(vaultId: string): Promise<StoredVaultKey | null> {
  if (globalThis.indexedDB === undefined || globalThis.crypto?.subtle === undefined) return null
  return openBox().read(vaultId)
}

export async function forgetVaultKey(vaultId: string): Promise<void> {
  await openBox().forget(vaultId)
  announceKeyChange()
}

export async function forgetAllVaultKeys(): Promise<void> {
  await openBox().forgetAll()
  announceKeyChange()
}
