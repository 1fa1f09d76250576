import type { Config } from '../config.ts'
import { registerDeployment } from '../platform/durable/register-deployment.ts'
import { serveDurable } from '../platform/durable/restate-endpoint.ts'
import { createHealth } from '../platform/health/create-health.ts'
import { serveOperations } from '../platform/health/serve-operations.ts'
import type { Logger } from '../platform/log/logger.ts'
import { startLoop } from '../platform/loop.ts'
import { createMetrics, type Metrics } from '../platform/metrics/create-metrics.ts'
import type { RunningTickConsumer, TickConsumer, TickLog } from '../ports/price-feed.ts'
import { buildParts } from './build-parts.ts'
import type { Feature } from './feature.ts'
import type { RunningProcess } from './run-api.ts'

/** How long running handlers may take to end; what is cut off goes on in another worker. */
const HANDLER_GRACE_MS = 6_000

/** The worker process: every durable service, loop and consumer of ticks of every feature. */
export async function runWorker(options: {
  config: Config
  log: Logger
  features: readonly Feature[]
}): Promise<RunningProcess> {
  const { config, log, features } = options
  const engine = config.restate.worker
  if (engine === null) throw new Error('A worker needs RESTATE_ADMIN_URL and RESTATE_IDENTITY_KEY')
  const metrics = createMetrics({ process: 'worker', instance: config.instance })
  const built = buildParts({ config, log, metrics, features, process: 'worker' })
  const { partsFor } = built
  const leaving = new AbortController()
  let registered = false
  const health = createHealth({
    ...built.checks,
    registration: async () => {
      if (!registered) throw new Error('the durable engine does not know this worker yet')
    },
  })
  const { host, worker, restate } = config

  await built.watchNetworks()
  const services = features.flatMap((feature) => feature.durable?.(partsFor(feature)) ?? [])
  const endpoint = await serveDurable({
    services,
    prefix: restate.prefix,
    identityKey: engine.identityKey,
    host,
    port: worker.port,
    log,
  })
  const operations = await serveOperations({ health, metrics, host, port: worker.healthPort })
  const loops = features
    .flatMap((feature) => feature.loops?.(partsFor(feature)) ?? [])
    .map((loop) => startLoop(loop, log, (durationMs) => metrics.loopFinished(loop.name, durationMs)))
  const consumers = features
    .flatMap((feature) => feature.ticks?.(partsFor(feature)) ?? [])
    .map((consumer) => runConsumer(built.parts.tickLog, consumer, metrics))
  log.info({ port: endpoint.port, services: services.map((service) => service.name) }, 'worker listens')

  // Serving comes first: the engine asks the worker what it offers while it registers it. The address stays the same
  // when the code changes, so what the engine knows about it is always replaced.
  const registration = registerDeployment({
    adminUrl: engine.adminUrl,
    workerUrl: worker.url,
    force: true,
    log,
    signal: leaving.signal,
  }).then(
    () => {
      registered = true
    },
    (error: unknown) => {
      if (!leaving.signal.aborted) log.error({ err: error }, 'registration failed')
    },
  )

  return {
    port: endpoint.port,
    healthPort: operations.port,
    close: async () => {
      health.leave()
      leaving.abort()
      await registration
      const running = [...loops.map((stop) => stop()), ...consumers.map(({ stop }) => stop())]
      await Promise.all([endpoint.close(HANDLER_GRACE_MS), ...running])
      await operations.close()
      await built.close()
    },
  }
}

function runConsumer(
  tickLog: Pick<TickLog, 'consume'>,
  consumer: TickConsumer,
  metrics: Pick<Metrics, 'watch'>,
): RunningTickConsumer {
  const running = tickLog.consume(consumer)
  const figures = {
    ticks: 'Ticks handed over',
    failures: 'Calls that failed and were repeated',
    gaps: 'Times that ticks may have been dropped before they were read',
    shards: 'Streams this worker has',
  }
  for (const figure of ['ticks', 'failures', 'gaps', 'shards'] as const) {
    const name = `consumer_${consumer.name.replaceAll('-', '_')}_${figure}`
    metrics.watch({ name, help: figures[figure], read: () => running.counts()[figure] })
  }
  return running
}
