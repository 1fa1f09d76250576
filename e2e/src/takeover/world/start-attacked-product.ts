import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '@windhover/tools/dev/build-web'
import { superuserUrl } from '@windhover/tools/stack/engines/plan-postgres'
import { findFreePortBase, portsFrom } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { loadSecrets } from '@windhover/tools/stack/secrets'
import { startStack } from '@windhover/tools/stack/start-stack'

export type AttackedProduct = {
  readonly origin: string
  readonly stateDir: string
  readonly instances: readonly string[]
  readonly faucetUrl: string
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>
  readonly pidOf: (name: string) => number
  /** What stands in the signer's file and nowhere in its environment. */
  readonly signerSecrets: Readonly<Record<string, string>>
  /** Of the cluster's administrator, in the signer's database: for the oracle, and to put things back. */
  readonly adminUrl: string
  /** Of the role that owns the signer's tables; no running process has it. */
  readonly signerOwnerUrl: string
  readonly stop: () => Promise<void>
}

/** The whole product as processes of its own, on engines of its own with the roles and passwords of a real one. */
export async function startAttackedProduct(): Promise<AttackedProduct> {
  if (!existsSync(join(REPOSITORY, 'web/dist/index.html'))) buildWebIfStale()
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-takeover-'))
  const ports = portsFrom(await findFreePortBase())
  const stack = await startStack({
    stateDir,
    ports,
    mode: 'start',
    apis: 1,
    workers: 1,
    throwaway: true,
    reviveAfterMs: 250,
    // Everybody comes from one machine and names an address of their own in front of it.
    env: { TRUSTED_PROXIES: '1' },
    sandboxEnv: QUICK_BLOCKS,
    log: () => {},
  })
  const environmentOf = (name: string) =>
    stack.processes.find((process) => process.name === name)?.environment ?? {}
  const signerSecrets: Record<string, string> = JSON.parse(
    readFileSync(environmentOf('signer').SIGNER_SECRETS_FILE ?? '', 'utf8'),
  )
  const ownerUrl = new URL(signerSecrets.SIGNER_DATABASE_URL ?? '')
  const database = ownerUrl.pathname.slice(1)
  const { postgresPassword: password, signerOwnerDatabasePassword } = loadSecrets(stateDir)
  ownerUrl.username = 'windhover_signer_owner'
  ownerUrl.password = signerOwnerDatabasePassword
  return {
    origin: stack.addresses.origin,
    stateDir,
    instances: stack.addresses.apis,
    faucetUrl: `http://127.0.0.1:${ports.sandbox}/faucet`,
    environmentOf,
    pidOf: (name) => stack.pid(name) ?? 0,
    signerSecrets,
    adminUrl: superuserUrl({ port: ports.postgres, password, database }),
    signerOwnerUrl: ownerUrl.href,
    stop: async () => {
      await stack.stop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
