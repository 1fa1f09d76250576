import type { HistoryRange } from '@windhover/core/balances/contract'
import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ValueChart } from '../chart/value-chart.tsx'
import { overviewCopy } from '../copy.ts'
import { shownSpan, timeFormat } from './shown-span.ts'
import type { ShownHistory } from './use-value-history.ts'

const RANGES: readonly { value: HistoryRange; label: string }[] = [
  { value: '1d', label: '24H' },
  { value: '7d', label: '7D' },
  { value: '30d', label: '30D' },
  { value: '90d', label: '90D' },
]

export function ValueSection({ history }: { history: ShownHistory }) {
  return (
    <section aria-label={overviewCopy.value}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{overviewCopy.value}</h3>
        <Segment
          label={overviewCopy.range}
          value={history.range}
          onValueChange={history.setRange}
          options={RANGES}
        />
      </div>
      <ValueLine history={history} />
    </section>
  )
}

function ValueLine({ history }: { history: ShownHistory }) {
  const { points } = history
  const first = points[0]
  const last = points.at(-1)
  if (history.isError) {
    return (
      <ErrorState message={overviewCopy.chartFailed} retrying={history.isFetching} onRetry={history.retry} />
    )
  }
  if (history.isPending) return <Skeleton height={176} />
  if (first === undefined || last === undefined || points.length < 2) {
    const words = last?.valueUsd ? overviewCopy.chartYoung : overviewCopy.chartEmpty
    return <p className="rounded-md border px-4 py-6 text-center text-3">{words}</p>
  }
  return (
    <ValueChart
      points={points}
      label={overviewCopy.chartLabel(
        formatTotalUsd(first.valueUsd),
        formatTotalUsd(last.valueUsd),
        shownSpan(history.range, points),
      )}
      formatTime={timeFormat(last.atMs - first.atMs)}
    />
  )
}
