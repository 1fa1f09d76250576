import { prepareSignerDatabase } from '@windhover/signer/prepare-database'
import type { EmptyDatabases } from '@windhover/testkit/empty-databases'
import { passwordsOf } from '@windhover/testkit/signer-database'
import { startTestPostgres } from '@windhover/testkit/test-postgres'
import postgres from 'postgres'

/** Another Postgres on a port of its own, as an administrator leaves it: roles, two databases and nothing in them. */
export async function startOtherCluster(): Promise<EmptyDatabases> {
  const cluster = await startTestPostgres()
  const at = (database: string) => {
    const url = new URL(cluster.url)
    url.pathname = `/${database}`
    return url.href
  }
  try {
    const sql = postgres(cluster.url, { max: 1, onnotice: () => {} })
    await sql`create database windhover`.finally(() => sql.end({ timeout: 5 }))
    const adminUrl = at('windhover_signer')
    const signer = await prepareSignerDatabase({ adminUrl, ...passwordsOf(adminUrl) })
    return { applicationUrl: at('windhover'), adminUrl, signer, drop: cluster.stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
