import type { Feature } from '@windhover/server/composition/feature'
import { findFeatures } from '@windhover/server/composition/find-features'
import { runApi } from '@windhover/server/composition/run-api'
import { readConfig } from '@windhover/server/config'
import { type Clock, systemClock } from '@windhover/server/platform/clock'
import { createLogger } from '@windhover/server/platform/log/logger'
import type { RateLimits } from '@windhover/server/platform/rate/leased-rate-limiter'
import { startAbsentEngine } from './absent-engine.ts'
import { freePort } from './free-port.ts'
import { NO_PROVIDERS } from './provider-environment.ts'

export const TEST_ORIGIN = 'http://localhost:4700'

export type TestApi = {
  readonly url: string
  /** Of its health and figures. */
  readonly healthUrl: string
  /** Every line this instance has logged. */
  readonly lines: string[]
  readonly close: () => Promise<void>
}

/** A whole api instance in this process, with every feature, on real engines. */
export async function startTestApi(options: {
  databaseUrl: string
  redis: { url: string; prefix: string }
  instance?: string
  restate?: { ingressUrl: string; adminUrl: string; prefix?: string }
  signerSocket?: string
  webDist?: string
  rateLimits?: RateLimits
  /** Only these capabilities; all of them when left out. */
  only?: readonly string[]
  extraFeatures?: readonly Feature[]
  /** Real time when left out. */
  clock?: Clock
  /** Settings beyond the ones above, a practice world's addresses for instance. */
  env?: Readonly<Record<string, string>>
}): Promise<TestApi> {
  const port = await freePort()
  const absent = options.restate === undefined ? await startAbsentEngine() : null
  const engine = options.restate ?? { ingressUrl: absent?.url, adminUrl: absent?.url }
  const config = readConfig({
    ...NO_PROVIDERS,
    ...options.env,
    INSTANCE: options.instance ?? '1',
    WORLD: 'practice',
    PUBLIC_ORIGIN: TEST_ORIGIN,
    API_PORT: String(port),
    API_HEALTH_PORT: '0',
    DATABASE_URL: options.databaseUrl,
    DATABASE_POOL: '4',
    REDIS_URL: options.redis.url,
    REDIS_PREFIX: options.redis.prefix,
    RESTATE_INGRESS_URL: engine.ingressUrl,
    RESTATE_ADMIN_URL: engine.adminUrl,
    RESTATE_PREFIX: options.restate?.prefix,
    SIGNER_SOCKET: options.signerSocket ?? '/nonexistent/signer.sock',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: 'a secret that is long enough for tests',
    WEB_DIST: options.webDist,
  })
  const lines: string[] = []
  const log = createLogger(
    { process: 'api', instance: config.instance, level: 'trace' },
    { write: (line) => lines.push(line) },
  )
  const rateLimits = options.rateLimits === undefined ? {} : { rateLimits: options.rateLimits }
  const { only, clock = systemClock } = options
  const found = (await findFeatures()).filter((feature) => only?.includes(feature.name) ?? true)
  const features = [...found, ...(options.extraFeatures ?? [])]
  const running = await runApi({ config, log, features, clock, ...rateLimits })
  const close = async () => {
    await running.close()
    await absent?.stop()
  }
  const at = (of: number) => `http://127.0.0.1:${of}`
  return { url: at(running.port), healthUrl: at(running.healthPort), lines, close }
}
