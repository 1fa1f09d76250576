/** Counters and one histogram in Prometheus text: too little to carry a library into the process that holds the keys. */

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export type Metrics = {
  readonly countRequest: (request: { route: string; status: number; durationMs: number }) => void
  readonly countVaultKeys: (outcome: 'created' | 'repeated') => void
  readonly render: (ready: boolean) => string
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const vaultKeys = { created: 0, repeated: 0 }
  const buckets = BUCKETS_SECONDS.map(() => 0)
  let observed = 0
  let secondsTotal = 0

  return {
    countRequest: ({ route, status, durationMs }) => {
      const labels = `{route="${route}",status="${status}"}`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      const seconds = durationMs / 1000
      for (const [index, limit] of BUCKETS_SECONDS.entries()) {
        if (seconds <= limit) buckets[index] = (buckets[index] ?? 0) + 1
      }
      observed += 1
      secondsTotal += seconds
    },
    countVaultKeys: (outcome) => {
      vaultKeys[outcome] += 1
    },
    render: (ready) => {
      const name = 'windhover_signer'
      return [
        `# TYPE ${name}_ready gauge`,
        `${name}_ready ${ready ? 1 : 0}`,
        `# TYPE ${name}_vault_keys_total counter`,
        ...Object.entries(vaultKeys).map(
          ([outcome, count]) => `${name}_vault_keys_total{outcome="${outcome}"} ${count}`,
        ),
        `# TYPE ${name}_requests_total counter`,
        ...Array.from(requests, ([labels, count]) => `${name}_requests_total${labels} ${count}`),
        `# TYPE ${name}_request_seconds histogram`,
        ...BUCKETS_SECONDS.map(
          (limit, index) => `${name}_request_seconds_bucket{le="${limit}"} ${buckets[index]}`,
        ),
        `${name}_request_seconds_bucket{le="+Inf"} ${observed}`,
        `${name}_request_seconds_sum ${secondsTotal}`,
        `${name}_request_seconds_count ${observed}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n')
    },
  }
}
