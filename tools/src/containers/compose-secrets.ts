import { createHash, randomBytes } from 'node:crypto'
import { identityKeyOf, newIdentityPem } from '../stack/engines/restate-identity.ts'

export type ComposeSecrets = Readonly<Record<string, string>>

/** Everything compose.yaml asks for and has no default for: new passwords, and the files of the signer made of them. */
export function makeComposeSecrets(): ComposeSecrets {
  const newSecret = () => randomBytes(32).toString('hex')
  const [signer, owner, redis] = [newSecret(), newSecret(), newSecret()]
  const identity = newIdentityPem()
  const databaseUrl = (role: string, password: string) =>
    `postgres://${role}:${password}@postgres:5432/windhover_signer`
  return {
    AUTH_SECRET: newSecret(),
    POSTGRES_PASSWORD: newSecret(),
    API_DATABASE_PASSWORD: newSecret(),
    REDIS_PASSWORD: redis,
    REDIS_PASSWORD_SHA256: createHash('sha256').update(redis).digest('hex'),
    RESTATE_INGRESS_PASSWORD: newSecret(),
    RESTATE_ADMIN_PASSWORD: newSecret(),
    RESTATE_IDENTITY_PEM: identity,
    RESTATE_IDENTITY_KEY: identityKeyOf(identity),
    SIGNER_DATABASE_PASSWORD: signer,
    SIGNER_OWNER_DATABASE_PASSWORD: owner,
    SIGNER_SECRETS: JSON.stringify({ SIGNER_DATABASE_URL: databaseUrl('windhover_signer', signer) }),
    SIGNER_OWNER_SECRETS: JSON.stringify({
      SIGNER_OWNER_DATABASE_URL: databaseUrl('windhover_signer_owner', owner),
    }),
  }
}
