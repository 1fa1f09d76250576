import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateSigner } from './migrate.ts'
import { prepareSignerDatabase, type SignerDatabaseUrls } from './prepare-database.ts'
import { connectDatabase } from './store/connect-database.ts'
import { requireGround } from './store/require-ground.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const FILES = [
  '0001-vault-keys.sql',
  '0002-audit.sql',
  '0003-signing.sql',
  '0004-authority.sql',
  '0005-root-keys.sql',
]
let database: TestDatabase
let urls: SignerDatabaseUrls
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wh-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true })
})

/** Whether a signer would start on what is there. */
async function startOn(url: string): Promise<void> {
  const sql = connectDatabase({ url, pool: 1 })
  try {
    await requireGround(sql, folder)
  } finally {
    await sql.end()
  }
}

it('names the missing schema, then migrates once however many begin at once', async () => {
  await expect(migrateSigner(database.url)).rejects.toThrow('prepare-database.sql')
  await expect(startOn(database.url)).rejects.toThrow('does not exist')

  const prepared = await Promise.all(
    Array.from({ length: 4 }, () => prepareSignerDatabase({ adminUrl: database.signerUrl })),
  )
  urls = prepared[0] as SignerDatabaseUrls
  await expect(startOn(urls.url)).rejects.toThrow('npm run migrate -w signer')
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateSigner(urls.ownerUrl, folder)))
  expect(applied.flat()).toEqual(FILES)
  expect(await migrateSigner(urls.ownerUrl, folder)).toEqual([])
  await startOn(urls.url)
})

it('lets no signer start with a role that could change its tables', async () => {
  await expect(startOn(urls.ownerUrl)).rejects.toThrow('use windhover_signer')
  await expect(startOn(database.signerUrl)).rejects.toThrow('use windhover_signer')
})

it('lets the running signer migrate nothing', async () => {
  await expect(migrateSigner(urls.url, folder)).rejects.toThrow('permission denied')
})

it('lets no signer start on a schema older or newer than its own', async () => {
  const later = join(folder, `0099-${randomBytes(4).toString('hex')}.sql`)
  await writeFile(later, 'create table signer.later (id int);')
  await expect(startOn(urls.url)).rejects.toThrow('npm run migrate -w signer')
  await migrateSigner(urls.ownerUrl, folder)
  await startOn(urls.url)
  await rm(later)
  await expect(startOn(urls.url)).rejects.toThrow('npm run migrate -w signer')
})

it('applies all of a new file or nothing of it', async () => {
  await writeFile(join(folder, '0003-half.sql'), 'create table signer.half (id int); select 1 / 0;')
  await expect(migrateSigner(urls.ownerUrl, folder)).rejects.toThrow('division by zero')
  const admin = postgres(database.signerUrl, { max: 1 })
  expect(await admin`select to_regclass('signer.half') as half`).toEqual([{ half: null }])
  await admin.end()
  await rm(join(folder, '0003-half.sql'))
})

it('refuses a file that was changed after it was applied', async () => {
  await writeFile(join(folder, '0001-vault-keys.sql'), '-- nothing')
  await expect(migrateSigner(urls.ownerUrl, folder)).rejects.toThrow('0001-vault-keys.sql was changed')
})
