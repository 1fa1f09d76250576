import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-row.ts'
import type { SealedKey } from '../envelope/sealed-key.ts'
import { KEY_FAMILIES } from '../keys/key-families.ts'
import { KEY_FAMILY_NAMES } from '../keys/key-family.ts'
import type { Sql, Transaction } from './connect-database.ts'
import { runInBatches } from './run-in-batches.ts'

const VAULTS_PER_BATCH_MAX = 64

export type VaultKeyStore = {
  /** The keys of a vault, one per family, or none. */
  find(vaultId: string): Promise<SealedKey[]>
  /** Who owns a vault; null where it was made without an owner. */
  findOwner(vaultId: string): Promise<string | null>
  /** Stores the keys of a new vault and announces them in the audit chain; false when the vault has keys already. */
  insertIfAbsent(vault: NewVault): Promise<boolean>
}

type NewVault = { readonly keys: readonly SealedKey[]; readonly ownerId: string }

export function createVaultKeyStore(sql: Sql, now: () => Date = () => new Date()): VaultKeyStore {
  return {
    find: async (vaultId) => {
      const rows = await sql<SealedKey[]>`
        select vault_id as "vaultId", family, version, public_key as "publicKey", ciphertext, iv, tag,
          wrapped_data_key as "wrappedDataKey", wrapper_kind as "wrapperKind", wrapper_key_id as "wrapperKeyId"
        from signer.vault_keys where vault_id = ${vaultId} order by family`
      return [...rows]
    },
    findOwner: async (vaultId) => {
      const [row] = await sql<{ ownerId: string }[]>`
        select owner_id as "ownerId" from signer.vault_owners where vault_id = ${vaultId}`
      return row?.ownerId ?? null
    },
    insertIfAbsent: runInBatches<NewVault, boolean>({
      itemsMax: VAULTS_PER_BATCH_MAX,
      run: (vaults) => sql.begin((tx) => insertVaults({ tx, vaults, at: now() })),
    }),
  }
}

/** All keys of a vault and its audit row, or nothing. The lock comes first: whoever holds it sees every earlier winner. */
async function insertVaults(input: {
  tx: Transaction
  vaults: readonly NewVault[]
  at: Date
}): Promise<boolean[]> {
  const { tx, vaults, at } = input
  const head = await lockAuditHead(tx)
  const inserted = await tx<{ vaultId: string }[]>`
    insert into signer.vault_keys ${tx(vaults.flatMap(({ keys }) => keys).map(columns))}
    on conflict (vault_id, family) do nothing returning vault_id as "vaultId"`
  const counts = Map.groupBy(inserted, (row) => row.vaultId)
  const won = vaults.map(({ keys: [key] }) => {
    const count = counts.get(key?.vaultId ?? '')?.length ?? 0
    if (count !== 0 && count !== KEY_FAMILY_NAMES.length)
      throw new Error('a vault has keys of some families only')
    return count > 0
  })
  const fresh = vaults.filter((_, index) => won[index])
  const owned = fresh.flatMap(({ keys: [key], ownerId }) =>
    key === undefined ? [] : [{ vault_id: key.vaultId, owner_id: ownerId, since: at }],
  )
  if (owned.length > 0) await tx`insert into signer.vault_owners ${tx(owned)}`
  await appendAudit(tx, { head, entries: fresh.map(announce), at })
  return won
}

function columns(key: SealedKey) {
  return {
    vault_id: key.vaultId,
    family: key.family,
    public_key: key.publicKey,
    ciphertext: key.ciphertext,
    iv: key.iv,
    tag: key.tag,
    wrapped_data_key: key.wrappedDataKey,
    wrapper_kind: key.wrapperKind,
    wrapper_key_id: key.wrapperKeyId,
    version: key.version,
  }
}

function announce({ keys, ownerId }: NewVault): AuditEntry {
  const [first] = keys
  if (first === undefined) throw new Error('a vault without keys')
  const addresses = keys.map((key) => [key.family, KEY_FAMILIES[key.family].addressOf(key.publicKey)])
  const { version, wrapperKind, wrapperKeyId } = first
  return {
    kind: 'vault-keys-created',
    vaultId: first.vaultId,
    details: { ...Object.fromEntries(addresses), ownerId, version, wrapperKind, wrapperKeyId },
  }
}
