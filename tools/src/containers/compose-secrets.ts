import { randomBytes } from 'node:crypto'

export type ComposeSecrets = Readonly<Record<string, string>>

/** Everything compose.yaml asks for and has no default for: new passwords, and the files of the signer made of them. */
export function makeComposeSecrets(): ComposeSecrets {
  const newSecret = () => randomBytes(32).toString('hex')
  const approvalSecret = newSecret()
  const [signer, owner] = [newSecret(), newSecret()]
  const databaseUrl = (role: string, password: string) =>
    `postgres://${role}:${password}@postgres:5432/windhover_signer`
  return {
    AUTH_SECRET: newSecret(),
    APPROVAL_SECRET: approvalSecret,
    SIGNER_DATABASE_PASSWORD: signer,
    SIGNER_OWNER_DATABASE_PASSWORD: owner,
    SIGNER_SECRETS: JSON.stringify({
      SIGNER_DATABASE_URL: databaseUrl('windhover_signer', signer),
      APPROVAL_SECRET: approvalSecret,
    }),
    SIGNER_OWNER_SECRETS: JSON.stringify({
      SIGNER_OWNER_DATABASE_URL: databaseUrl('windhover_signer_owner', owner),
    }),
  }
}
