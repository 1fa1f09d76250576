import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { addVaultRow } from './vault-row.ts'

export type Owner = { readonly userId: string; readonly vaultId: string }

/** What people do, as rows put there by hand: how each comes about has its own tests. */
export function createFacts(sql: Sql) {
  let people = 0
  return {
    addVault: async (userId = `person-${people++}-${randomUUID()}`): Promise<Owner> => ({
      userId,
      vaultId: await addVaultRow(sql, userId, randomUUID()),
    }),
    addPrompts: async ({ userId, vaultId }: Owner, count: number, at = new Date()): Promise<string> => {
      const conversation = randomUUID()
      const time = at.toISOString()
      await sql`insert into chat_conversations (id, vault_id, user_id, title, created_at, changed_at)
        values (${conversation}, ${vaultId}, ${userId}, 'Talk', ${time}, ${time})`
      await sql`insert into chat_runs (id, conversation_id, request_id, message_id, question_id, user_id, vault_id,
          session_id, scopes, state, begun, started_at)
        select gen_random_uuid(), ${conversation}, gen_random_uuid(), 'reply-' || number, 'question-' || number,
          ${userId}, ${vaultId}, 'session', '[]', 'ended', '[]', ${time}
        from generate_series(1, ${count}) as number`
      return conversation
    },
    addIntents: async (
      { userId, vaultId }: Owner,
      intents: { count: number; at?: Date; type?: string; state?: string },
    ): Promise<void> => {
      const { count, at = new Date(), type = 'swap', state = 'CONFIRMED' } = intents
      const time = at.toISOString()
      await sql`insert into intents (id, vault_id, user_id, chain, body, intent_hash, origin, state,
          created_at, changed_at)
        select gen_random_uuid(), ${vaultId}, ${userId}, 'solana', ${sql.json({ type })}, 'hash', 'panel',
          ${state}, ${time}, ${time}
        from generate_series(1, ${count})`
    },
    addReferral: async (by: Owner, comer: Owner): Promise<void> => {
      await sql`insert into referrals (user_id, vault_id, by_vault_id, saved_at, handed_in_at)
        values (${comer.userId}, ${comer.vaultId}, ${by.vaultId}, now(), now())`
    },
    show: async ({ userId, vaultId }: Owner, leaderboardShows: string, name?: string): Promise<void> => {
      await sql`insert into vault_settings (vault_id, user_id, settings, changed_at)
        values (${vaultId}, ${userId}, ${sql.json({ leaderboardShows })}, now())
        on conflict (vault_id, user_id) do update set settings = excluded.settings, changed_at = excluded.changed_at`
      if (name !== undefined) {
        await sql`update vaults set name = ${name}, renamed_at = now() where token_id = ${vaultId}`
      }
    },
  }
}
export type Facts = ReturnType<typeof createFacts>
