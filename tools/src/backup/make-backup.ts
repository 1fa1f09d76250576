import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeyFile } from '@windhover/signer/wrappers/key-file'
import postgres from 'postgres'
import type { BackupSettings } from './backup-settings.ts'
import { APPLICATION_DUMP, type Manifest, SEALED_ROOT_KEY, SIGNER_DUMP, writeManifest } from './manifest.ts'
import { runPg } from './run-pg.ts'
import { sealRootKey } from './seal-root-key.ts'

/**
 * The application first, the signer after it: the ledger of a backup then knows of everything that the application
 * speaks of. The other way round it would forget payments that the application has seen, and heads of its audit chain.
 */
export async function makeBackup(settings: BackupSettings, dir: string): Promise<Manifest> {
  await makeEmptyFolder(dir)
  const takenAt = new Date().toISOString()
  await dump(settings.databaseUrl, join(dir, APPLICATION_DUMP))
  const facts = await readSigner(settings.signerOwnerUrl)
  await dump(settings.signerOwnerUrl, join(dir, SIGNER_DUMP), ['--schema=signer'])
  const names = [APPLICATION_DUMP, SIGNER_DUMP, ...(await copyRootKey(settings.rootKey, dir))]
  return await writeManifest(dir, { takenAt, ...facts }, names)
}

async function makeEmptyFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty`)
}

async function dump(url: string, path: string, more: readonly string[] = []): Promise<void> {
  // Made first, so that nobody else can read it at any moment.
  await writeFile(path, '', { mode: 0o600, flag: 'wx' })
  await runPg('pg_dump', url, ['--format=custom', '--no-owner', `--file=${path}`, ...more])
}

async function readSigner(url: string): Promise<Pick<Manifest, 'end' | 'rootKeys'>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [end] = await sql<Manifest['end'][]>`
      select seq::text as seq, encode(hash, 'hex') as hash from signer.audit_head`
    if (end === undefined) throw new Error('the end of the audit chain is missing')
    const rootKeys = await sql<Manifest['rootKeys']>`
      select wrapper_kind as kind, wrapper_key_id as "keyId" from signer.vault_keys
      union select wrapper_kind, wrapper_key_id from signer.head_key order by 1, 2`
    return { end: { ...end }, rootKeys: rootKeys.map((key) => ({ ...key })) }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function copyRootKey(rootKey: BackupSettings['rootKey'], dir: string): Promise<string[]> {
  if (rootKey.kind !== 'file') return []
  const bytes = await readKeyFile(rootKey.path)
  if (bytes === undefined) throw new Error('KEY_FILE: there is no such file')
  try {
    const sealed = await sealRootKey(bytes, rootKey.passphrase)
    await writeFile(join(dir, SEALED_ROOT_KEY), sealed, { mode: 0o600, flag: 'wx' })
  } finally {
    bytes.fill(0)
  }
  return [SEALED_ROOT_KEY]
}
