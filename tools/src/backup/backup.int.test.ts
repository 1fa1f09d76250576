import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import { migrateSigner } from '@windhover/signer/migrate'
import { openFileWrapper } from '@windhover/signer/wrappers/file-wrapper'
import { type EmptyDatabases, makeEmptyDatabases } from '@windhover/testkit/empty-databases'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupSettings, readBackupSettings } from './backup-settings.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const passphrase = 'a passphrase of this test'
let dir: string
let from: EmptyDatabases
let to: EmptyDatabases
let backup: string
let keyFile: string

const settingsOf = (databases: EmptyDatabases, rootKey: BackupSettings['rootKey']): BackupSettings => ({
  databaseUrl: databases.applicationUrl,
  signerOwnerUrl: databases.signer.ownerUrl,
  rootKey,
})
const inFile = (path: string, phrase = passphrase) => ({ kind: 'file' as const, path, passphrase: phrase })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-backup-'))
  ;[from, to] = [await makeEmptyDatabases(), await makeEmptyDatabases()]
  await Promise.all([migrateDatabase(from.applicationUrl), migrateSigner(from.signer.ownerUrl)])
  keyFile = join(dir, 'root-key')
  await openFileWrapper(keyFile)
  backup = join(dir, 'backup')
  await makeBackup(settingsOf(from, inFile(keyFile)), backup)
})
afterAll(async () => {
  await Promise.all([from?.drop(), to?.drop()])
  await rm(dir, { recursive: true })
})

async function tablesOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const [row] = await sql`
    select count(*)::int as tables from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`
  await sql.end()
  return row?.tables
}
const expectNothingWritten = async (newKey: string) => {
  expect(await tablesOf(to.applicationUrl)).toBe(0)
  expect(await tablesOf(to.adminUrl)).toBe(0)
  await expect(stat(newKey)).rejects.toThrow('ENOENT')
}

/** A copy of the backup in which something is not as it was. */
async function changed(name: string, change: (copy: string) => Promise<void>): Promise<string> {
  const copy = join(dir, name)
  await cp(backup, copy, { recursive: true })
  await change(copy)
  return copy
}

describe('makeBackup', () => {
  it('writes files for its own user alone, the application before the signer, and no plain key', async () => {
    const names = await readdir(backup)
    expect(names.toSorted()).toEqual(['application.dump', 'manifest.json', 'root-key.sealed', 'signer.dump'])
    const files = await Promise.all(names.map((name) => stat(join(backup, name))))
    expect(files.map(({ mode }) => mode & 0o777)).toEqual(names.map(() => 0o600))
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    const [application, signer] = await Promise.all(
      ['application.dump', 'signer.dump'].map((name) => stat(join(backup, name))),
    )
    expect(application?.mtimeMs).toBeLessThanOrEqual(signer?.birthtimeMs ?? 0)
    const key = await readFile(keyFile)
    for (const name of names) expect((await readFile(join(backup, name))).includes(key)).toBe(false)
  })

  it('leaves a root key where it is that cannot leave there', async () => {
    const manifest = await makeBackup(settingsOf(from, { kind: 'aws-kms' }), join(dir, 'by-reference'))
    expect(manifest.files.map(({ name }) => name)).toEqual(['application.dump', 'signer.dump'])
  })

  it('writes into no folder that has something in it', async () => {
    await expect(makeBackup(settingsOf(from, inFile(keyFile)), backup)).rejects.toThrow('is not empty')
  })
})

describe('restoreBackup', () => {
  const restoring = (folder: string, newKey: string, phrase?: string) =>
    restoreBackup(settingsOf(to, inFile(newKey, phrase)), folder)

  it.each(['application.dump', 'signer.dump', 'root-key.sealed'])(
    'finds one changed byte in %s',
    async (name) => {
      const copy = await changed(`changed-${name}`, async (folder) => {
        const bytes = await readFile(join(folder, name))
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
        await writeFile(join(folder, name), bytes)
      })
      const newKey = join(dir, 'never')
      await expect(restoring(copy, newKey)).rejects.toThrow(`${name} is not the file that was backed up`)
      await expectNothingWritten(newKey)
    },
  )

  it('wants the whole of it', async () => {
    const missing = await changed('missing', (folder) => rm(join(folder, 'signer.dump')))
    await expect(restoring(missing, join(dir, 'never'))).rejects.toThrow('signer.dump is missing')
    const unfinished = await changed('unfinished', (folder) => rm(join(folder, 'manifest.json')))
    await expect(restoring(unfinished, join(dir, 'never'))).rejects.toThrow('was not finished')
  })

  it('writes nothing with a wrong passphrase, over a key, or for another kind of root key', async () => {
    const newKey = join(dir, 'never')
    await expect(restoring(backup, newKey, 'another passphrase than that')).rejects.toThrow('does not open')
    await expect(restoring(backup, keyFile)).rejects.toThrow('KEY_FILE: exists already')
    await expect(restoreBackup(settingsOf(to, { kind: 'pkcs11' }), backup)).rejects.toThrow('KEY_WRAPPER')
    await expectNothingWritten(newKey)
  })

  it('fills two empty databases once, with the rights of the signer’s role as they were', async () => {
    const newKey = join(dir, 'restored', 'root-key')
    await restoring(backup, newKey)
    expect(await readFile(newKey)).toEqual(await readFile(keyFile))
    expect(await tablesOf(to.applicationUrl)).toBe(await tablesOf(from.applicationUrl))
    const signer = postgres(to.signer.url, { max: 1, onnotice: () => {} })
    expect(await signer`select is_paused from signer.pause`).toEqual([{ is_paused: true }])
    await expect(signer`delete from signer.audit`).rejects.toThrow('permission denied')
    await signer.end()
    const owner = postgres(to.signer.ownerUrl, { max: 1, onnotice: () => {} })
    await expect(owner`delete from signer.audit`).rejects.toThrow('never changed or removed')
    await owner.end()
    await expect(restoring(backup, join(dir, 'again'))).rejects.toThrow('is not empty')
  })
})

describe('readBackupSettings', () => {
  it('refuses to copy a root key in a file without a passphrase, and says how', async () => {
    const file = join(dir, 'secrets.json')
    const secrets = { DATABASE_URL: from.applicationUrl, SIGNER_OWNER_DATABASE_URL: from.signer.ownerUrl }
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 })
    const env = { SIGNER_SECRETS_FILE: file, KEY_WRAPPER: 'file', KEY_FILE: keyFile }
    expect(() => readBackupSettings(env)).toThrow('BACKUP_PASSPHRASE')
    expect(readBackupSettings({ ...env, KEY_WRAPPER: 'pkcs11' }).rootKey).toEqual({ kind: 'pkcs11' })
    await rm(file)
    await writeFile(file, JSON.stringify({ ...secrets, BACKUP_PASSPHRASE: 'short' }), { mode: 0o600 })
    expect(() => readBackupSettings(env)).toThrow(/^(?!.*short).*BACKUP_PASSPHRASE/s)
  })
})
