import { withSecrets } from '@windhover/signer/secrets-file'
import { z } from 'zod'

const PASSPHRASE_LENGTH_MIN = 20
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })

const settings = z.object({
  DATABASE_URL: databaseUrl,
  SIGNER_OWNER_DATABASE_URL: databaseUrl,
  KEY_WRAPPER: z.enum(['pkcs11', 'aws-kms', 'file']),
  KEY_FILE: z.string().startsWith('/').optional(),
  BACKUP_PASSPHRASE: z.string().min(PASSPHRASE_LENGTH_MIN).optional(),
})

export type BackupSettings = {
  readonly databaseUrl: string
  readonly signerOwnerUrl: string
  readonly rootKey:
    | { readonly kind: 'pkcs11' | 'aws-kms' }
    | { readonly kind: 'file'; readonly path: string; readonly passphrase: string }
}

/** Secrets come out of `SIGNER_SECRETS_FILE`, as those of the signer do. A complaint repeats none of them. */
export function readBackupSettings(env: Readonly<Record<string, string | undefined>>): BackupSettings {
  const parsed = settings.safeParse(withSecrets(env))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings are not complete:\n${problems.join('\n')}`)
  }
  const { KEY_WRAPPER: kind, KEY_FILE: path, BACKUP_PASSPHRASE: passphrase, ...urls } = parsed.data
  const at = { databaseUrl: urls.DATABASE_URL, signerOwnerUrl: urls.SIGNER_OWNER_DATABASE_URL }
  if (kind !== 'file') return { ...at, rootKey: { kind } }
  if (path === undefined) throw new Error('KEY_FILE: names no file')
  if (passphrase === undefined) {
    throw new Error(
      'BACKUP_PASSPHRASE: the root key is a file, and its copy has to be sealed. Put a passphrase into ' +
        'SIGNER_SECRETS_FILE and keep it elsewhere than the backup',
    )
  }
  return { ...at, rootKey: { kind, path, passphrase } }
}
