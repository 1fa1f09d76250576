import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { baseEnvironment } from '../stack/engines/base-environment.ts'
import { findSoftHsm, type SoftHsmPaths } from './find-softhsm.ts'

const run = promisify(execFile)
const CREATE_ROOT_KEY = fileURLToPath(new URL('../../../signer/src/create-root-key.ts', import.meta.url))
const TOKEN_LABEL = 'windhover'
const KEY_LABEL = 'windhover-root'

export type PreparedSoftHsm =
  /** What the signer process needs in its environment to find the token, and in its secrets to use it. */
  | {
      readonly env: Record<string, string>
      readonly secrets: { readonly PKCS11_PIN: string }
      readonly reason?: undefined
    }
  /** SoftHSM is not installed: the caller falls back to the file wrapper and says why. */
  | { readonly env: null; readonly reason: string }

/**
 * A software HSM with its own token in `dir`, initialised and with a root key; a second call finds all of it again.
 * Not for two processes at once on the same folder.
 */
export async function prepareSoftHsm({ dir }: { dir: string }): Promise<PreparedSoftHsm> {
  const paths = await findSoftHsm()
  if (paths === null) return { env: null, reason: 'SoftHSM is not installed (apt-get install softhsm2)' }
  const home = resolve(dir)
  const configPath = join(home, 'softhsm2.conf')
  const tokensDir = join(home, 'tokens')
  await mkdir(tokensDir, { recursive: true, mode: 0o700 })
  const config = `directories.tokendir = ${tokensDir}\nobjectstore.backend = file\nlog.level = ERROR\nslots.removable = false\n`
  await writeFile(configPath, config, { mode: 0o600 })
  const env = {
    KEY_WRAPPER: 'pkcs11',
    SOFTHSM2_CONF: configPath,
    PKCS11_MODULE: paths.modulePath,
    PKCS11_TOKEN: TOKEN_LABEL,
    PKCS11_KEY_LABEL: KEY_LABEL,
  }
  const secretsFile = join(home, 'secrets.json')
  const secrets = await readOrMakePin(secretsFile)
  await initialiseToken(paths, { env, pin: secrets.PKCS11_PIN })
  // A child: the library reads SOFTHSM2_CONF from the real environment and is a singleton in its process.
  const childEnv = { ...baseEnvironment(), ...env, SIGNER_SECRETS_FILE: secretsFile }
  await run(process.execPath, [CREATE_ROOT_KEY], { env: childEnv })
  return { env, secrets }
}

async function initialiseToken(
  { utilPath }: SoftHsmPaths,
  { env, pin }: { env: Record<string, string>; pin: string },
): Promise<void> {
  const { stdout } = await run(utilPath, ['--show-slots'], { env: { ...process.env, ...env } })
  if (stdout.split('\n').some((line) => /^\s*Label:\s*(\S.*?)\s*$/.exec(line)?.[1] === TOKEN_LABEL)) return
  const pins = ['--pin', pin, '--so-pin', randomBytes(16).toString('hex')]
  await run(utilPath, ['--init-token', '--free', '--label', TOKEN_LABEL, ...pins], {
    env: { ...process.env, ...env },
  })
}

async function readOrMakePin(path: string): Promise<{ PKCS11_PIN: string }> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const made = { PKCS11_PIN: randomBytes(16).toString('hex') }
    await writeFile(path, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
    return made
  }
}
