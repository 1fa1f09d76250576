import { issueKey } from '@windhover/server/features/vaults/issue-key'
import { connectDatabase } from '@windhover/server/platform/db/database'
import postgres from 'postgres'
import type { TestApi } from './start-test-api.ts'
import { TEST_ORIGIN } from './start-test-api.ts'
import { addVaultRow } from './vault-row.ts'
import { signInOverHttp, type WalletVisitor } from './wallet-visitor.ts'

/** A signed-in person with a vault and a key for it. */
export type VaultKeeper = {
  readonly who: WalletVisitor
  readonly vaultId: string
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
}

export async function makeKeeper(api: Pick<TestApi, 'url'>, databaseUrl: string): Promise<VaultKeeper> {
  return await giveVault(await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN }), databaseUrl)
}

/** A vault of the person, with a key of its own; each has another name. */
export async function giveVault(
  who: WalletVisitor,
  databaseUrl: string,
  name = 'first',
): Promise<VaultKeeper> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const connection = connectDatabase({ url: databaseUrl, pool: 1, name: 'keeper' })
  try {
    const { userId } = who
    const vaultId = await addVaultRow(sql, userId, name)
    const { key } = await issueKey(connection.db, { userId, vaultId: BigInt(vaultId), label: 'Test' })
    return { who, vaultId, key, headers: { ...who.headers, 'x-api-key': key } }
  } finally {
    await sql.end()
    await connection.close()
  }
}
