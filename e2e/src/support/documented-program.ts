import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '@windhover/tools/stack/repository'

export type DocumentedProgram = {
  /** As a person pastes it. */
  readonly publicKey: string
  readonly pay: (order: {
    readonly to: string
    readonly lamports: string
  }) => Promise<Record<string, unknown>>
  readonly remove: () => Promise<void>
}

/** The program of docs/operations.md, letter by letter, with a key of its own. */
export async function writeDocumentedProgram(env: {
  readonly ORIGIN: string
  readonly COOKIE: string
  readonly API_KEY: string
  readonly VAULT: string
}): Promise<DocumentedProgram> {
  const page = await readFile(join(REPOSITORY, 'docs/operations.md'), 'utf8')
  const [, text] = /^```js\n(.+?)^```/ms.exec(page) ?? []
  if (text === undefined) throw new Error('docs/operations.md shows no program')
  const dir = await mkdtemp(join(tmpdir(), 'wh-program-'))
  const [file, KEY_FILE] = [join(dir, 'program.mjs'), join(dir, 'key.pem')]
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await writeFile(KEY_FILE, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  await writeFile(file, text)
  return {
    publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })),
    pay: async ({ to, lamports }) => {
      const given = { ...env, KEY_FILE, WORLD: 'practice', TO: to, LAMPORTS: lamports }
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env: given })
      return JSON.parse(stdout)
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
