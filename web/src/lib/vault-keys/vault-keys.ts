import { indexedDbRecords } from './indexed-db-records.ts'
import { announceKeyChange } from './key-changes.ts'
import type { KeyRecords } from './key-records.ts'
import { type StoredVaultKey, type VaultKeyBox, vaultKeyBox } from './vault-key-box.ts'

/** The vault API keys this browser holds, in sealed form (docs/decisions/0007). */
let opening: Promise<VaultKeyBox> | null = null

function openBox(): Promise<VaultKeyBox> {
  opening ??= openRecords().then(vaultKeyBox)
  return opening
}

/** A private window may have no store, or one that fails when it is used. */
async function openRecords(): Promise<KeyRecords> {
  const stored = indexedDbRecords()
  try {
    await stored.get('')
    return stored
  } catch {
    const { memoryRecords } = await import('./memory-records.ts')
    return memoryRecords()
  }
}

export async function saveVaultKey(entry: {
  vaultId: string
  sealedKey: string
  apiKeyHash: string
}): Promise<void> {
  await (await openBox()).save(entry)
  announceKeyChange()
}

/** Null when this browser holds no key of the vault. */
export async function readVaultKey(vaultId: string): Promise<StoredVaultKey | null> {
  if (globalThis.crypto?.subtle === undefined) return null
  return await (await openBox()).read(vaultId)
}

export async function forgetVaultKey(vaultId: string): Promise<void> {
  await (await openBox()).forget(vaultId)
  announceKeyChange()
}

export async function forgetAllVaultKeys(): Promise<void> {
  await (await openBox()).forgetAll()
  announceKeyChange()
}
