import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Settings that come from the file alone: what stands in an environment can be read in /proc for as long as the process lives. */
const SECRET_NAMES = [
  'SIGNER_DATABASE_URL',
  'SIGNER_OWNER_DATABASE_URL',
  /** Of the application, for the verifier of the audit chain alone. */
  'DATABASE_URL',
  'SIGNER_ROTATION_DATABASE_URL',
  /** Seals the copy of a root key in a file. */
  'BACKUP_PASSPHRASE',
  'PKCS11_PIN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  /** Of the root key that goes, or comes, while both are in use. */
  'SECOND_PKCS11_PIN',
  'SECOND_AWS_ACCESS_KEY_ID',
  'SECOND_AWS_SECRET_ACCESS_KEY',
  'SECOND_AWS_SESSION_TOKEN',
] as const

const OTHERS_MAY = 0o077

type Settings = Readonly<Record<string, string | undefined>>

/** The environment together with the secrets of `SIGNER_SECRETS_FILE`: JSON, a path or an inherited descriptor (/dev/fd/3). */
export function withSecrets(env: Settings): Settings {
  const exposed = SECRET_NAMES.filter((name) => env[name] !== undefined)
  if (exposed.length > 0) {
    throw new Error(`${exposed.join(', ')}: belongs into SIGNER_SECRETS_FILE, not into the environment`)
  }
  const path = env.SIGNER_SECRETS_FILE
  if (path === undefined || path === '') throw new Error('SIGNER_SECRETS_FILE: names no file')
  return { ...env, ...parseSecrets(readPrivately(path)) }
}

function readPrivately(path: string): string {
  const file = openSync(path, 'r')
  try {
    // Of what was opened, not of what lies under the name a moment later.
    const { mode, uid } = fstatSync(file)
    if ((mode & OTHERS_MAY) !== 0) throw new Error('SIGNER_SECRETS_FILE: must have mode 0400 or 0600')
    if (uid !== process.geteuid?.() && uid !== 0)
      throw new Error('SIGNER_SECRETS_FILE: belongs to another user')
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

const secrets = z.partialRecord(z.enum(SECRET_NAMES), z.string())

/** A complaint never repeats what it read. */
function parseSecrets(text: string): Settings {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new Error(`SIGNER_SECRETS_FILE: must be JSON with ${SECRET_NAMES.join(', ')} as texts`)
  }
}
