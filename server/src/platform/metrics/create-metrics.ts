import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createRequestHistogram, type FinishedRequest } from './request-histogram.ts'

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

const LOOP_BUCKETS_S = [0.001, 0.01, 0.1, 0.5, 1, 5, 15, 60]

/** Numbers for Prometheus. The default ones include the lag of the event loop. */
export function createMetrics(labels: { process: string; instance: string }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels(labels)
  collectDefaultMetrics({ register: registry })
  const requests = createRequestHistogram()
  const loops = new Histogram({
    name: 'windhover_loop_duration_seconds',
    help: 'Time of one run of a worker loop',
    labelNames: ['loop'] as const,
    buckets: LOOP_BUCKETS_S,
    registers: [registry],
  })
  return {
    requestFinished: requests.observe,
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
    read: async () => `${await registry.metrics()}\n${requests.print(labels)}`,
  }
}
