import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSecrets } from './secrets-file.ts'

const MODULE = new URL('./secrets-file.ts', import.meta.url).href
let dir: string
let path: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-secrets-'))
  path = join(dir, 'secrets.json')
})
afterEach(() => rm(dir, { recursive: true }))

async function fileWith(content: string, mode = 0o400): Promise<Record<string, string>> {
  await writeFile(path, content)
  await chmod(path, mode)
  return { SIGNER_SECRETS_FILE: path }
}

describe('withSecrets', () => {
  it.each([0o400, 0o600])('adds the secrets of a file of mode %o to the settings', async (mode) => {
    const env = await fileWith('{"PKCS11_PIN":"1234"}', mode)
    expect(withSecrets({ ...env, WORLD: 'practice' })).toMatchObject({
      WORLD: 'practice',
      PKCS11_PIN: '1234',
    })
  })

  it.each([0o440, 0o404, 0o644, 0o620])('refuses a file of mode %o', async (mode) => {
    const env = await fileWith('{"PKCS11_PIN":"1234"}', mode)
    expect(() => withSecrets(env)).toThrow('0400 or 0600')
  })

  it.each(['SIGNER_DATABASE_URL', 'SIGNER_OWNER_DATABASE_URL', 'PKCS11_PIN'])(
    'refuses %s in the environment',
    async (name) => {
      const env = await fileWith('{}')
      expect(() => withSecrets({ ...env, [name]: 'plain-to-see' })).toThrow(
        new RegExp(`^(?!.*plain-to-see)${name}`),
      )
    },
  )

  it.each(['', '{"PKCS11_PIN":', '{"PKCS11_PIN":1234}', '{"WORLD":"1234"}', '["1234"]'])(
    'refuses %j without repeating it',
    async (content) => {
      const env = await fileWith(content)
      expect(() => withSecrets(env)).toThrow(/^(?!.*1234)SIGNER_SECRETS_FILE: must be JSON/)
    },
  )

  it('names what is missing', () => {
    expect(() => withSecrets({})).toThrow('SIGNER_SECRETS_FILE')
    expect(() => withSecrets({ SIGNER_SECRETS_FILE: join(dir, 'none') })).toThrow('ENOENT')
  })

  it('reads an inherited descriptor, also of a file that nobody can find any more', async () => {
    await fileWith('{"PKCS11_PIN":"handed-over"}')
    const file = await open(path)
    await rm(path)
    const script = `import { withSecrets } from ${JSON.stringify(MODULE)}
      console.log(withSecrets({ SIGNER_SECRETS_FILE: '/dev/fd/3' }).PKCS11_PIN)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit', file.fd],
    })
    const [output] = await Promise.all([text(child.stdout as NodeJS.ReadableStream), once(child, 'exit')])
    await file.close()
    expect(output.trim()).toBe('handed-over')
  })
})
