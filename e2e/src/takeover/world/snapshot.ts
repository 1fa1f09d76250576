import type postgres from 'postgres'

const KEPT = 'takeover_kept'

/** Keeps what the signer's tables hold and puts it back afterwards, whatever was done to them: for attacks on the record. */
export async function withSnapshot<Result>(admin: postgres.Sql, run: () => Promise<Result>): Promise<Result> {
  const rows = await admin<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'signer' and tablename <> 'migrations'`
  const tables = rows.map(({ name }) => name)
  await admin.begin(async (tx) => {
    await tx`drop schema if exists ${tx(KEPT)} cascade`
    await tx`create schema ${tx(KEPT)}`
    for (const table of tables) await tx.unsafe(`create table ${KEPT}."${table}" as table signer."${table}"`)
  })
  try {
    return await run()
  } finally {
    await admin.begin(async (tx) => {
      // No trigger and no constraint fires for whoever brings rows back.
      await tx`set local session_replication_role = replica`
      for (const table of tables) {
        await tx.unsafe(`delete from signer."${table}"`)
        await tx.unsafe(
          `insert into signer."${table}" overriding system value select * from ${KEPT}."${table}"`,
        )
      }
      await tx`drop schema ${tx(KEPT)} cascade`
    })
  }
}
