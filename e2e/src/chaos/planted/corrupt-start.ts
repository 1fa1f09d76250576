import { vaultsWith } from './planted-bug.ts'
import { runSql } from './run-sql.ts'

/** What a careless worker does to the intents that were on their way when it last ended. */
export async function corruptStart(): Promise<void> {
  const failed = vaultsWith('failed-after-crash')
  if (failed.length > 0)
    await runSql(
      (sql) => sql`update intents set state = 'FAILED', is_settled = true
        where state in ('SIGNED', 'SUBMITTED', 'UNKNOWN') and vault_id::text = any(${failed})`,
    )
  const replanned = vaultsWith('replan-after-crash')
  if (replanned.length === 0) return
  await runSql((sql) =>
    sql.begin(async (tx) => {
      // As it remembers them from the moment it died: what another worker has confirmed meanwhile is on its way to it.
      const remembered = await tx<{ id: string }[]>`select id from intents
        where vault_id::text = any(${replanned}) and (state in ('SIGNED', 'SUBMITTED', 'UNKNOWN')
          or (state = 'CONFIRMED' and changed_at > now() - interval '4 seconds'))`
      const ids = remembered.map(({ id }) => id)
      await tx`delete from intent_attempts where intent_id = any(${ids}::uuid[])`
      await tx`update intents set state = 'APPROVED' where id = any(${ids}::uuid[])`
    }),
  )
}
