import type { Sql } from 'postgres'

/** A vault's row put there by hand: how vaults are made has its own tests. Answers with the vault's id. */
export async function addVaultRow(sql: Sql, userId: string, name = 'first'): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into vaults (user_id, creation_key, public_key, eth_address, ready_at)
    values (${userId}, ${`${name}:${userId}`}, 'sol', '0x1', now()) returning token_id::text as id`
  if (row === undefined) throw new Error('no vault was made')
  return row.id
}
