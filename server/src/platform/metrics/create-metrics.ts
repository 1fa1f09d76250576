import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type FinishedRequest = { method: string; route: string; status: number; durationMs: number }

export type Metrics = {
  readonly requestFinished: (request: FinishedRequest) => void
  readonly loopFinished: (loop: string, durationMs: number) => void
  /** A number that is asked for when somebody reads the metrics. */
  readonly watch: (number: WatchedNumber) => void
  readonly contentType: string
  readonly read: () => Promise<string>
}

export type WatchedNumber = {
  /** Without the product's name in front. */
  readonly name: string
  readonly help: string
  readonly read: () => number
}

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LOOP_BUCKETS_S = [0.001, 0.01, 0.1, 0.5, 1, 5, 15, 60]

/** Numbers for Prometheus. The default ones include the lag of the event loop. */
export function createMetrics(labels: { process: string; instance: string }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels(labels)
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'windhover_http_request_duration_seconds',
    help: 'Time from the admission of a request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS_S,
    registers: [registry],
  })
  const loops = new Histogram({
    name: 'windhover_loop_duration_seconds',
    help: 'Time of one run of a worker loop',
    labelNames: ['loop'] as const,
    buckets: LOOP_BUCKETS_S,
    registers: [registry],
  })
  return {
    requestFinished: ({ method, route, status, durationMs }) =>
      requests.observe({ method, route, status }, durationMs / 1000),
    loopFinished: (loop, durationMs) => loops.observe({ loop }, durationMs / 1000),
    watch: ({ name, help, read }) => {
      new Gauge({
        name: `windhover_${name}`,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
