import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import { sealVaultKeys } from './envelope/seal-vault-keys.ts'
import { SealBrokenError, type SealedKey } from './envelope/sealed-key.ts'
import { withOpenedKey } from './envelope/with-opened-key.ts'
import { KEY_FAMILIES } from './keys/key-families.ts'
import type { KeyFamily } from './keys/key-family.ts'
import type { VaultKeyStore } from './store/vault-key-store.ts'
import type { RootKeys } from './wrappers/root-keys.ts'

export type VaultKeysAnswer = { readonly keys: CreateVaultKeysResponse; readonly created: boolean }

/** Keys of a vault: made when there are none, otherwise the same as ever, whoever asks and however often. */
export function vaultKeysMaker(parts: { store: VaultKeyStore; rootKeys: RootKeys }) {
  const underWay = new Map<string, Promise<VaultKeysAnswer>>()
  return (vaultId: string, ownerId: string): Promise<VaultKeysAnswer> => {
    const running = underWay.get(vaultId)
    if (running !== undefined) return running.then(({ keys }) => ({ keys, created: false }))
    const started = findOrCreate({ ...parts, vaultId, ownerId }).finally(() => underWay.delete(vaultId))
    underWay.set(vaultId, started)
    return started
  }
}

type Request = { store: VaultKeyStore; rootKeys: RootKeys; vaultId: string; ownerId: string }

async function findOrCreate({ store, rootKeys, vaultId, ownerId }: Request): Promise<VaultKeysAnswer> {
  const existing = await findKnown({ store, rootKeys, vaultId })
  if (existing !== null) return existing
  const made = await sealVaultKeys(vaultId, rootKeys.sealing)
  const keys = await answer({ vaultId, ownerId, keys: made, rootKeys })
  if (await store.insertIfAbsent({ keys: made, ownerId })) return { keys, created: true }
  // Another instance was first; its keys are the vault's keys and ours were never told to anybody.
  const known = await findKnown({ store, rootKeys, vaultId })
  if (known === null) throw new SealBrokenError('the keys of a vault are gone')
  return known
}

async function findKnown({
  store,
  rootKeys,
  vaultId,
}: Omit<Request, 'ownerId'>): Promise<VaultKeysAnswer | null> {
  const keys = await store.find(vaultId)
  if (keys.length === 0) return null
  const ownerId = await store.findOwner(vaultId)
  if (ownerId === null) throw new SealBrokenError('the vault has no owner')
  return { keys: await answer({ vaultId, ownerId, keys, rootKeys }), created: false }
}

/** Opens every key before its address is told: money sent to an address that nobody can open is lost. */
async function answer(input: {
  vaultId: string
  ownerId: string
  keys: readonly SealedKey[]
  rootKeys: RootKeys
}): Promise<CreateVaultKeysResponse> {
  const { vaultId, ownerId, keys, rootKeys } = input
  await Promise.all(
    keys.map((key) => withOpenedKey({ sealed: key, wrapper: rootKeys.opening(key) }, () => {})),
  )
  const solanaPublicKey = addressOf(keys, 'ed25519')
  return { vaultId, solanaPublicKey, evmAddress: addressOf(keys, 'secp256k1'), ownerId }
}

function addressOf(keys: readonly SealedKey[], family: KeyFamily): string {
  const key = keys.find((candidate) => candidate.family === family)
  if (key === undefined) throw new SealBrokenError(`the vault has no ${family} key`)
  return KEY_FAMILIES[family].addressOf(key.publicKey)
}
