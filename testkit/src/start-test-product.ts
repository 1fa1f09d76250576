import type { Feature } from '@windhover/server/composition/feature'
import { findFeatures } from '@windhover/server/composition/find-features'
import { runApi } from '@windhover/server/composition/run-api'
import { runWorker } from '@windhover/server/composition/run-worker'
import { type Config, readConfig } from '@windhover/server/config'
import { createLogger } from '@windhover/server/platform/log/logger'
import { freePorts } from './free-port.ts'
import { NO_LIMITS } from './no-limits.ts'
import { NO_PROVIDERS } from './provider-environment.ts'
import { TEST_ORIGIN } from './start-test-api.ts'
import { createTestDatabase } from './test-database.ts'
import { testRedis } from './test-redis.ts'
import { useTestRestate } from './test-restate.ts'
import { startTestSigner } from './test-signer.ts'
import { startTestWitness } from './test-witness.ts'

/** Undefined takes a setting away. */
type Settings = Readonly<Record<string, string | undefined>>

export type TestProduct = {
  readonly url: string
  /** The signer's own database, with administrator rights. */
  readonly signerDatabaseUrl: string
  /** One more api on the same engines, with other settings. */
  readonly startApi: (env: Settings) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Api and worker in this process, the real signer beside it, on real engines; `env` says where its chains are. */
export async function startTestProduct(options: {
  env: Settings
  only: readonly string[]
  extraFeatures?: readonly Feature[]
  /** Wraps what the api is made of, to let somebody else's world in. */
  adjust?: (feature: Feature) => Feature
}): Promise<TestProduct> {
  const cleanUp: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step()
  }
  try {
    const { engines, signerDatabaseUrl } = await startEngines(cleanUp, options.env)
    const named = (await findFeatures()).filter((feature) => options.only.includes(feature.name))
    const { adjust = (feature) => feature } = options
    const features = [...named, ...(options.extraFeatures ?? [])].map(adjust)
    const startApi = async (env: Settings) => {
      const config = await readTestConfig({ ...options.env, ...env, ...engines })
      const api = await runApi({ config, log: logOf('api'), features, rateLimits: NO_LIMITS })
      cleanUp.push(() => api.close())
      return `http://127.0.0.1:${api.port}`
    }
    const config = await readTestConfig({ ...options.env, ...engines })
    const worker = await runWorker({ config, log: logOf('worker'), features })
    cleanUp.push(() => worker.close())
    return { url: await startApi({}), signerDatabaseUrl, startApi, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startEngines(
  cleanUp: (() => Promise<unknown>)[],
  env: Settings,
): Promise<{ engines: Settings; signerDatabaseUrl: string }> {
  const database = await createTestDatabase()
  cleanUp.push(() => database.drop())
  const signer = await startTestSigner({
    databaseUrl: database.signerUrl,
    wrapper: 'file',
    env: env.HEDERA_FEE_ACCOUNT === undefined ? {} : { HEDERA_FEE_ACCOUNT: env.HEDERA_FEE_ACCOUNT },
  })
  cleanUp.push(() => signer.stop())
  const witnessSocket = await witnessFor(cleanUp, env)
  const restate = await useTestRestate()
  cleanUp.push(() => restate.stop())
  const redis = testRedis()
  const engines = {
    DATABASE_URL: database.url,
    DATABASE_POOL: '6',
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    RESTATE_INGRESS_URL: restate.ingressUrl,
    RESTATE_ADMIN_URL: restate.adminUrl,
    RESTATE_IDENTITY_KEY: restate.identityKey,
    RESTATE_PREFIX: restate.prefix,
    SIGNER_SOCKET: signer.socketPath,
    WITNESS_SOCKETS: witnessSocket,
  }
  return { engines, signerDatabaseUrl: database.signerUrl }
}

/** Where there is no world, there are no prices that somebody could have seen. */
async function witnessFor(cleanUp: (() => Promise<unknown>)[], env: Settings): Promise<string> {
  if (env.SOLANA_RPC_URL === undefined) return '/nonexistent/witness.sock'
  const witness = await startTestWitness(env)
  cleanUp.push(() => witness.stop())
  return witness.socketPath
}

async function readTestConfig(env: Settings): Promise<Config> {
  const [worker = 0, health = 0] = await freePorts(2)
  return readConfig({
    ...NO_PROVIDERS,
    ...env,
    WORLD: 'practice',
    PUBLIC_ORIGIN: TEST_ORIGIN,
    API_PORT: '0',
    API_HEALTH_PORT: '0',
    WORKER_PORT: String(worker),
    WORKER_URL: `http://127.0.0.1:${worker}`,
    WORKER_HEALTH_PORT: String(health),
    AUTH_SECRET: 'a secret that is long enough for tests',
  })
}

function logOf(process: string) {
  return createLogger({ process, instance: '1', level: globalThis.process.env.TEST_LOG ?? 'silent' })
}
