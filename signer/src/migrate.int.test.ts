import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateSigner } from './migrate.ts'
import { prepareSignerDatabase } from './prepare-database.ts'
import { connectDatabase, type Sql } from './store/connect-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
let database: SignerDatabase
let sql: Sql
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wh-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  database = await createSignerDatabase()
})
afterAll(async () => {
  await sql?.end()
  await database?.drop()
  await rm(folder, { recursive: true })
})

it('names the missing schema, then migrates once however many start at once', async () => {
  const bare = connectDatabase({ url: database.url, pool: 1 })
  await expect(migrateSigner(bare)).rejects.toThrow('create-role.sql')
  await bare.end()

  const prepared = await Promise.all(
    Array.from({ length: 4 }, () => prepareSignerDatabase({ adminUrl: database.url })),
  )
  sql = connectDatabase({ url: prepared[0]?.url ?? '', pool: 4 })
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateSigner(sql, folder)))
  expect(applied.flat()).toEqual(['0001-vault-keys.sql', '0002-audit.sql', '0003-signing.sql'])
  expect(await migrateSigner(sql, folder)).toEqual([])
})

it('applies all of a new file or nothing of it', async () => {
  await writeFile(join(folder, '0003-half.sql'), 'create table signer.half (id int); select 1 / 0;')
  await expect(migrateSigner(sql, folder)).rejects.toThrow('division by zero')
  expect(await sql`select to_regclass('signer.half') as half`).toEqual([{ half: null }])
  await rm(join(folder, '0003-half.sql'))
})

it('refuses a file that was changed after it was applied', async () => {
  await writeFile(join(folder, '0001-vault-keys.sql'), '-- nothing')
  await expect(migrateSigner(sql, folder)).rejects.toThrow('0001-vault-keys.sql was changed')
})
