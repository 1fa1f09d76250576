import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import postgres from 'postgres'
import { planPostgres, superuserUrl } from '../stack/engines/plan-postgres.ts'
import { planRedis } from '../stack/engines/plan-redis.ts'
import { planRestate } from '../stack/engines/plan-restate.ts'
import { forgetPostgres } from '../stack/engines/postgres-home.ts'
import { MissingEngines } from '../stack/missing-engines.ts'
import { planSandbox } from '../stack/plan-apps.ts'
import { findFreePortBase, portsFrom, type StackPorts } from '../stack/ports.ts'
import { accepts, answersQuery } from '../stack/probe.ts'
import { QUICK_BLOCKS } from '../stack/quick-blocks.ts'
import { SupervisedProcess } from '../stack/supervise-process.ts'
import { startWatchdog } from '../stack/watchdog.ts'

export type TestEngines = {
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

const MACHINE_DATABASE = 'postgres://postgres@127.0.0.1:5432/postgres'
const MACHINE_REDIS = { port: 6379, host: '127.0.0.1' }

const TEMPLATE = 'wh_test_template'

/**
 * The machine's engines where they let us in, else private ones that are thrown away afterwards. A full run has a
 * Postgres of its own in any case, which never waits for the disk, and shares one practice world; a look at a part
 * starts a world where it needs one.
 */
export async function startTestEngines(options: { sandbox: boolean }): Promise<TestEngines> {
  const needPostgres =
    process.env.TEST_DATABASE_URL === undefined &&
    (options.sandbox || !(await answersQuery(MACHINE_DATABASE)))
  const needRedis = process.env.TEST_REDIS_URL === undefined && !(await accepts(MACHINE_REDIS))
  const ports = portsFrom(await findFreePortBase())
  const stateDir = mkdtempSync(join(tmpdir(), 'windhover-test-'))
  const password = null
  const restate = options.sandbox ? planRestate({ stateDir, ports: restatePorts(ports) }) : null
  const plans = [
    ...(needPostgres
      ? [planPostgres({ stateDir, port: ports.postgres, password, durable: false }) ?? 'postgres']
      : []),
    ...(needRedis ? [planRedis({ stateDir, port: ports.redis, password }) ?? 'redis'] : []),
    ...(restate === null ? [] : [restate]),
    ...(options.sandbox ? [planSandbox({ options: { stateDir, ports, sandboxEnv: QUICK_BLOCKS } })] : []),
  ]
  const missing = plans.filter((plan) => typeof plan === 'string')
  if (missing.length > 0) throw new MissingEngines(missing)

  const watchdog = startWatchdog()
  const processes = plans
    .filter((plan) => typeof plan !== 'string')
    .map(
      (plan) =>
        new SupervisedProcess(plan, {
          log: () => {},
          watchdog,
          logFile: join(stateDir, `${plan.name}.log`),
          revive: false,
        }),
    )
  const stop = async () => {
    await Promise.all(processes.map((process) => process.close()))
    watchdog.close()
    forgetPostgres(stateDir)
    rmSync(stateDir, { recursive: true, force: true })
  }
  const ownDatabase = superuserUrl({ port: ports.postgres, password })
  try {
    await Promise.all(processes.map((process) => process.start()))
    if (needPostgres) await makeTemplate(ownDatabase)
  } catch (error) {
    await stop()
    throw error
  }
  const env = {
    ...(needPostgres ? { TEST_DATABASE_URL: ownDatabase, TEST_DATABASE_TEMPLATE: TEMPLATE } : {}),
    ...(needRedis ? { TEST_REDIS_URL: `redis://127.0.0.1:${ports.redis}` } : {}),
    ...(restate === null
      ? {}
      : { TEST_SANDBOX_PORT_BASE: String(ports.sandbox), ...restateEnv(ports, restate.identityKey) }),
  }
  return { env, stop }
}

/** Every test copies this one, so migrations run once. */
async function makeTemplate(serverUrl: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await sql`create database ${sql(TEMPLATE)}`.finally(() => sql.end({ timeout: 5 }))
  const url = new URL(serverUrl)
  url.pathname = `/${TEMPLATE}`
  await migrateDatabase(url.href)
}

const restatePorts = (ports: StackPorts) => ({
  ingressPort: ports.restateIngress,
  adminPort: ports.restateAdmin,
  nodePort: ports.restateNode,
})

const restateEnv = (ports: StackPorts, identityKey: string) => ({
  TEST_RESTATE_IDENTITY_KEY: identityKey,
  TEST_RESTATE_INGRESS_URL: `http://127.0.0.1:${ports.restateIngress}`,
  TEST_RESTATE_ADMIN_URL: `http://127.0.0.1:${ports.restateAdmin}`,
})
