import type { Config } from '../config.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { createHealth } from '../platform/health/create-health.ts'
import { serveOperations } from '../platform/health/serve-operations.ts'
import { closeServer } from '../platform/http/close-server.ts'
import { createServer } from '../platform/http/create-server.ts'
import { serveDocs } from '../platform/http/serve-docs.ts'
import { answerWebPage, serveSignerKey, serveWebFiles } from '../platform/http/serve-web.ts'
import { type EventStreams, serveEvents } from '../platform/live/serve-events.ts'
import type { Logger } from '../platform/log/logger.ts'
import { createMetrics } from '../platform/metrics/create-metrics.ts'
import { createLeasedRateLimiter, type RateLimits } from '../platform/rate/leased-rate-limiter.ts'
import { buildParts } from './build-parts.ts'
import type { Feature } from './feature.ts'
import { onlyOne } from './find-features.ts'

export type RunningProcess = {
  readonly port: number
  readonly healthPort: number
  readonly close: () => Promise<void>
}

/** The HTTP process: every route of every feature, live events, health and metrics. Keeps nothing another one needs. */
export async function runApi(options: {
  config: Config
  log: Logger
  features: readonly Feature[]
  rateLimits?: RateLimits
  clock?: Clock
}): Promise<RunningProcess> {
  const { config, log, features, clock = systemClock } = options
  const metrics = createMetrics({ process: 'api', instance: config.instance })
  const built = buildParts({ config, log, metrics, features, process: 'api', clock })
  const { parts, partsFor, redis } = built
  const health = createHealth(built.checks)
  const limits = options.rateLimits === undefined ? {} : { limits: options.rateLimits }
  const limiter = createLeasedRateLimiter({ redis, log, ...limits })

  const bindings = features.flatMap((feature) => feature.routes?.(partsFor(feature)) ?? [])
  const { app, admit, addPages, events } = createServer({
    bindings,
    openVault: onlyOne(features, (feature) => feature.vaultDoor?.(partsFor(feature))),
    identity: parts.identity,
    clock: parts.clock,
    limiter,
    log,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    answerPage: config.webDist === null ? null : answerWebPage,
    onFinished: metrics.requestFinished,
  })
  let streams: EventStreams | null = null
  addPages((scope) => {
    streams = serveEvents(scope, {
      live: parts.live,
      identity: parts.identity,
      admit,
      clock: parts.clock,
      log,
    })
    serveDocs(scope, {
      contracts: bindings.map((binding) => binding.contract),
      publicOrigin: config.publicOrigin,
    })
    if (config.webDist !== null) serveWebFiles(scope, config.webDist)
    if (config.signerKeyFile !== null) serveSignerKey(scope, config.signerKeyFile)
  })
  metrics.watch({
    name: 'event_streams_open',
    help: 'Browsers connected for live events',
    read: () => streams?.count() ?? 0,
  })

  metrics.watch({
    name: 'event_answers_open',
    help: 'Answers that are being written as events',
    read: () => events.count(),
  })

  await built.watchNetworks()
  const { host } = config
  const operations = await serveOperations({ health, metrics, host, port: config.apiHealthPort })
  await app.listen({ host, port: config.apiPort })
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : config.apiPort
  log.info({ port, features: features.map((feature) => feature.name) }, 'api listens')

  return {
    port,
    healthPort: operations.port,
    close: async () => {
      health.leave()
      streams?.endAll()
      events.endAll()
      await closeServer(app)
      await operations.close()
      await limiter.close()
      await built.close()
    },
  }
}
