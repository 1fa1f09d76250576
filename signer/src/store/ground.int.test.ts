import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAuditHead } from '../audit/append-audit.ts'
import { connectDatabase, type Sql } from './connect-database.ts'

let database: SignerDatabase
let signer: Sql
let admin: postgres.Sql

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = connectDatabase({ url: database.signerUrl, pool: 2 })
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await signer?.end()
  await admin?.end()
  await database?.drop()
})

const DENIED = 'permission denied'

describe('the role of the api', () => {
  it("cannot enter the signer's database", async () => {
    const url = new URL(database.url)
    url.username = new URL(database.apiUrl).username
    const api = postgres(url.href, { max: 1, onnotice: () => {} })
    await expect(api`select 1`).rejects.toThrow('permission denied for database')
    await api.end()
  })

  it('cannot take on a role of the signer, set anything for it, or own its database', async () => {
    const api = postgres(database.apiUrl, { max: 1, onnotice: () => {} })
    const name = new URL(database.url).pathname.slice(1)
    for (const role of ['windhover_signer', 'windhover_signer_owner']) {
      await expect(api`set role ${api(role)}`).rejects.toThrow(DENIED)
      await expect(api`alter role ${api(role)} set search_path = public`).rejects.toThrow(DENIED)
      await expect(api`grant ${api(role)} to current_user`).rejects.toThrow(
        /permission denied|must have admin/,
      )
    }
    await expect(api`alter database ${api(name)} set search_path = public`).rejects.toThrow('must be owner')
    await expect(api`drop database ${api(name)}`).rejects.toThrow('must be owner')
    await api.end()
  })
})

describe("the signer's own role", () => {
  const KEPT = ['vault_keys', 'audit', 'signed_slots', 'head_key', 'migrations']

  it.each(KEPT)('cannot change or remove a row of signer.%s', async (table) => {
    await expect(signer`delete from signer.${signer(table)}`).rejects.toThrow(DENIED)
    await expect(signer`truncate signer.${signer(table)}`).rejects.toThrow(DENIED)
    const [column] = await admin`
      select column_name as name from information_schema.columns
      where table_schema = 'signer' and table_name = ${table} limit 1`
    const name = String(column?.name)
    await expect(
      signer`update signer.${signer(table)} set ${signer(name)} = ${signer(name)}`,
    ).rejects.toThrow(DENIED)
  })

  it('finds the triggers behind missing rights', async () => {
    for (const table of ['vault_keys', 'audit', 'signed_slots']) {
      await expect(admin`delete from signer.${admin(table)}`).rejects.toThrow('never changed')
    }
  })

  it.each(['spends', 'recipients', 'policies', 'audit_head', 'pause'])(
    'cannot remove a row of signer.%s',
    async (table) => {
      await expect(signer`delete from signer.${signer(table)}`).rejects.toThrow(DENIED)
      await expect(signer`truncate signer.${signer(table)}`).rejects.toThrow(DENIED)
    },
  )

  it.each([
    'create table signer.mine (id int)',
    'create temporary table audit (id int)',
    'create schema mine',
    'create function signer.encode(bytea, text) returns text language sql as $$ select null $$',
    'alter table signer.audit disable trigger all',
    'drop trigger audit_is_append_only on signer.audit',
    'alter table signer.audit owner to current_user',
    'set session_replication_role = replica',
    'set role windhover_signer_owner',
    'create extension dblink',
  ])('cannot: %s', async (statement) => {
    await expect(signer.unsafe(statement)).rejects.toThrow(/permission denied|must be owner|is not permitted/)
  })
})

/** As the api's role once did: a function of the same name found first, that runs as whoever calls it. */
it('a shadowed function is never called, whatever is set for the role or the database', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await admin`create schema shadow`
  await admin.unsafe(`
    create table shadow.loot (who text);
    grant usage on schema shadow to public;
    grant insert on shadow.loot to public;
    create function shadow.encode(bytea, text) returns text language plpgsql volatile as $f$
    begin
      insert into shadow.loot values (current_user);
      return pg_catalog.encode($1, $2);
    end $f$;
    grant execute on function shadow.encode(bytea, text) to public`)
  await admin`alter database ${admin(name)} set search_path = shadow, pg_catalog`
  await admin`alter role windhover_signer in database ${admin(name)} set search_path = shadow, pg_catalog`

  // The same statement on a connection without a path of its own runs it: the trap works.
  const careless = postgres(database.signerUrl, { max: 1 })
  await careless`select seq, encode(hash, 'hex') as hash from signer.audit_head for update`
  await careless.end()
  expect(await admin`select who from shadow.loot`).toEqual([{ who: 'windhover_signer' }])

  const careful = connectDatabase({ url: database.signerUrl, pool: 1 })
  await careful.begin((tx) => lockAuditHead(tx))
  await careful.end()
  expect(await admin`select who from shadow.loot`).toHaveLength(1)
})
