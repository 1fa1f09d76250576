import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Made once per state folder and kept there, readable by its owner alone. */
export type StackSecrets = {
  readonly authSecret: string
  readonly postgresPassword: string
  readonly apiDatabasePassword: string
  readonly signerDatabasePassword: string
  readonly signerOwnerDatabasePassword: string
  readonly redisPassword: string
  readonly restateIngressPassword: string
  readonly restateAdminPassword: string
}

export function loadSecrets(stateDir: string): StackSecrets {
  const file = join(stateDir, 'secrets.json')
  const known: Partial<StackSecrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets: StackSecrets = {
    authSecret: known.authSecret ?? newSecret(),
    postgresPassword: known.postgresPassword ?? newSecret(),
    apiDatabasePassword: known.apiDatabasePassword ?? newSecret(),
    signerDatabasePassword: known.signerDatabasePassword ?? newSecret(),
    signerOwnerDatabasePassword: known.signerOwnerDatabasePassword ?? newSecret(),
    redisPassword: known.redisPassword ?? newSecret(),
    restateIngressPassword: known.restateIngressPassword ?? newSecret(),
    restateAdminPassword: known.restateAdminPassword ?? newSecret(),
  }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

function newSecret(): string {
  return randomBytes(32).toString('hex')
}
