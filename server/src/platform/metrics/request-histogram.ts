export type FinishedRequest = { method: string; route: string; status: number; durationMs: number }

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NAME = 'windhover_http_request_duration_seconds'
const HELP = 'Time from the admission of a request to its answer'

type Labels = Readonly<Record<string, string>>
type Series = { readonly labels: Labels; readonly counts: number[]; count: number; sumS: number }

/**
 * Request durations by method, route and status. The metrics library sorts and joins the labels of every observation;
 * here a request costs two look-ups and an addition, and the work is done when somebody reads.
 */
export function createRequestHistogram(): {
  readonly observe: (request: FinishedRequest) => void
  /** In the text form of Prometheus. */
  readonly print: (processLabels: Labels) => string
} {
  const byRoute = new Map<string, Map<string, Series>>()

  const addSeries = ({ method, route, status }: FinishedRequest, key: string): Series => {
    const series = {
      labels: { method, route, status: String(status) },
      counts: BUCKETS_S.map(() => 0),
      count: 0,
      sumS: 0,
    }
    byRoute.set(route, (byRoute.get(route) ?? new Map<string, Series>()).set(key, series))
    return series
  }
  return {
    observe: (request) => {
      const key = request.method + request.status
      const series = byRoute.get(request.route)?.get(key) ?? addSeries(request, key)
      const seconds = request.durationMs / 1000
      series.count += 1
      series.sumS += seconds
      for (let bucket = 0; bucket < BUCKETS_S.length; bucket += 1) {
        if (seconds > (BUCKETS_S[bucket] ?? 0)) continue
        series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
        break
      }
    },
    print: (processLabels) => {
      const all = [...byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()])
      const lines = all.flatMap((series) => linesOf(series, { ...processLabels, ...series.labels }))
      return `# HELP ${NAME} ${HELP}\n# TYPE ${NAME} histogram\n${lines.join('\n')}\n`
    },
  }
}

function linesOf({ counts, count, sumS }: Series, labels: Labels): string[] {
  let soFar = 0
  const buckets = BUCKETS_S.map((limit, index) => {
    soFar += counts[index] ?? 0
    return `${NAME}_bucket{${text({ ...labels, le: String(limit) })}} ${soFar}`
  })
  return [
    ...buckets,
    `${NAME}_bucket{${text({ ...labels, le: '+Inf' })}} ${count}`,
    `${NAME}_sum{${text(labels)}} ${sumS}`,
    `${NAME}_count{${text(labels)}} ${count}`,
  ]
}

/** Our label values are route patterns and names: JSON quotes them as the format wants. */
const text = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(',')
