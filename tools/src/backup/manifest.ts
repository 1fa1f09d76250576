import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

export const APPLICATION_DUMP = 'application.dump'
export const SIGNER_DUMP = 'signer.dump'
export const SEALED_ROOT_KEY = 'root-key.sealed'
const MANIFEST = 'manifest.json'

const manifest = z.strictObject({
  version: z.literal(1),
  /** Before anything was read: nothing that was written earlier is missing. */
  takenAt: z.iso.datetime(),
  /** The end of the audit chain when the signer's part began. */
  end: z.strictObject({ seq: z.string(), hash: z.string() }),
  /** Those that open what is in it. A key in a token or in KMS stays there. */
  rootKeys: z.array(z.strictObject({ kind: z.string(), keyId: z.string() })),
  files: z.array(
    z.strictObject({ name: z.string(), bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})

export type Manifest = z.infer<typeof manifest>

/** The last file of a backup, there as a whole or not at all: without it there is no backup. */
export async function writeManifest(
  dir: string,
  facts: Omit<Manifest, 'version' | 'files'>,
  names: readonly string[],
): Promise<Manifest> {
  const files = await Promise.all(names.map((name) => describeFile(dir, name)))
  const whole: Manifest = { version: 1, ...facts, files }
  const draft = join(dir, `${MANIFEST}.draft`)
  await writeFile(draft, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, join(dir, MANIFEST))
  return whole
}

/** Reads it and compares every file with it. */
export async function checkManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${dir} holds no ${MANIFEST}: this is no backup, or it was not finished`)
  })
  const read = manifest.parse(JSON.parse(text))
  for (const file of read.files) {
    const found = await describeFile(dir, file.name).catch(() => null)
    if (found === null) throw new Error(`${file.name} is missing`)
    if (found.sha256 !== file.sha256) throw new Error(`${file.name} is not the file that was backed up`)
  }
  return read
}

async function describeFile(dir: string, name: string): Promise<Manifest['files'][number]> {
  const path = join(dir, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
