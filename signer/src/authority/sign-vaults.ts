import {
  type SignedVault,
  type VaultRecord,
  vaultRecord,
  vaultRecordText,
} from '@windhover/core/authority/vault-record'
import type { World } from '@windhover/core/authority/world'
import type { HeadKey } from '../audit/head-key.ts'
import { SealBrokenError } from '../envelope/sealed-key.ts'
import { KEY_FAMILIES } from '../keys/key-families.ts'
import type { KeyFamily } from '../keys/key-family.ts'
import type { Sql } from '../store/connect-database.ts'

const KEPT_VAULTS_MAX = 10_000

export type SignVaults = (ownerId: string) => Promise<readonly SignedVault[]>

/** What the signer says about the vaults of an owner, oldest first. It never changes, so each is signed once. */
export function vaultSigner(parts: {
  readonly sql: Sql
  readonly world: World
  readonly key: HeadKey
}): SignVaults {
  const { sql, world, key } = parts
  const kept = new Map<string, string>()

  async function sign(record: VaultRecord): Promise<SignedVault> {
    const text = vaultRecordText(record)
    const signature = kept.get(text) ?? (await key.sign(text)).toString('hex')
    const [oldest] = kept.keys()
    if (kept.size >= KEPT_VAULTS_MAX && oldest !== undefined) kept.delete(oldest)
    kept.set(text, signature)
    return { record, signature }
  }

  return async (ownerId) => {
    const records = await readRecords(sql, world, ownerId)
    return await Promise.all(records.map(sign))
  }
}

type Row = {
  readonly vaultId: string
  readonly families: readonly KeyFamily[]
  readonly publicKeys: readonly Buffer[]
}

async function readRecords(sql: Sql, world: World, ownerId: string): Promise<readonly VaultRecord[]> {
  const rows = await sql<Row[]>`
    select vault_id::text as "vaultId", array_agg(family::text order by family) as families,
      array_agg(public_key order by family) as "publicKeys"
    from signer.vault_owners join signer.vault_keys using (vault_id)
    where owner_id = ${ownerId} group by vault_id, since order by since, vault_id`
  return rows.map((row) => recordOf(row, world, ownerId))
}

function recordOf({ vaultId, families, publicKeys }: Row, world: World, ownerId: string): VaultRecord {
  const addressOf = (family: KeyFamily) => {
    const publicKey = publicKeys[families.indexOf(family)]
    if (publicKey === undefined) throw new SealBrokenError(`the vault has no ${family} key`)
    return KEY_FAMILIES[family].addressOf(publicKey)
  }
  const evm = addressOf('secp256k1')
  const addresses = { solana: addressOf('ed25519'), ethereum: evm, bsc: evm, hedera: evm }
  return vaultRecord.parse({ kind: 'vault-record', version: 1, world, vaultId, ownerId, addresses })
}
