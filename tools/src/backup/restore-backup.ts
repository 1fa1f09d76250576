import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noteRestore } from '@windhover/signer/restore/note-restore'
import postgres from 'postgres'
import type { BackupSettings } from './backup-settings.ts'
import { APPLICATION_DUMP, checkManifest, type Manifest, SEALED_ROOT_KEY, SIGNER_DUMP } from './manifest.ts'
import { runPg } from './run-pg.ts'
import { openSealedRootKey } from './seal-root-key.ts'

/** Everything is checked before anything is written, and nothing is written over. */
export async function restoreBackup(settings: BackupSettings, dir: string): Promise<Manifest> {
  const manifest = await checkManifest(dir)
  await requireEmpty(settings.databaseUrl, 'DATABASE_URL')
  await requireEmpty(settings.signerOwnerUrl, 'SIGNER_OWNER_DATABASE_URL')
  await restoreRootKey(settings.rootKey, { manifest, dir })
  await load(settings.signerOwnerUrl, join(dir, SIGNER_DUMP))
  await load(settings.databaseUrl, join(dir, APPLICATION_DUMP))
  await noteRestore(settings.signerOwnerUrl, { takenAt: new Date(manifest.takenAt), end: manifest.end })
  return manifest
}

async function requireEmpty(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [found] = await sql`
      select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname <> 'information_schema' and nspname !~ '^pg_' limit 1`
    if (found !== undefined) throw new Error(`${name}: the database is not empty, it has ${found.name}`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function restoreRootKey(
  rootKey: BackupSettings['rootKey'],
  { manifest, dir }: { manifest: Manifest; dir: string },
): Promise<void> {
  const hasCopy = manifest.files.some(({ name }) => name === SEALED_ROOT_KEY)
  if (rootKey.kind !== 'file') {
    if (hasCopy) throw new Error('KEY_WRAPPER: this backup has a root key in a file')
    return
  }
  if (!hasCopy) throw new Error('KEY_WRAPPER: this backup has no root key in a file')
  if ((await stat(rootKey.path).catch(() => null)) !== null) throw new Error('KEY_FILE: exists already')
  const bytes = await openSealedRootKey(await readFile(join(dir, SEALED_ROOT_KEY)), rootKey.passphrase)
  try {
    await mkdir(dirname(rootKey.path), { recursive: true, mode: 0o700 })
    await writeFile(rootKey.path, bytes, { mode: 0o600, flag: 'wx' })
  } finally {
    bytes.fill(0)
  }
}

/** What `prepare-database.sql` has made already. */
const PREPARED = / (SCHEMA - (signer|public) |ACL - SCHEMA |DEFAULT ACL )/

/** All of it or nothing. */
async function load(url: string, dump: string): Promise<void> {
  const contents = await runPg('pg_restore', null, ['--list', dump])
  const dir = await mkdtemp(join(tmpdir(), 'wh-restore-'))
  try {
    const list = join(dir, 'contents')
    const kept = contents.split('\n').filter((line) => !PREPARED.test(line))
    await writeFile(list, kept.join('\n'), { mode: 0o600 })
    await runPg('pg_restore', url, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      `--use-list=${list}`,
      dump,
    ])
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
