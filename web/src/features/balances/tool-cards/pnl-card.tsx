import type { PnlSpanName, ToldPnl } from '@windhover/core/pnl/contract'
import { formatUsdChange } from '../../../lib/format-usd.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { PnlChart } from '../chart/pnl-chart.tsx'
import { directionOf, formatPercent } from '../format-figures.ts'
import { timeFormat } from '../overview/shown-span.ts'
import { TONE } from '../tone.ts'
import { toolCardCopy } from './copy.ts'
import { usePnlSpan } from './use-pnl-span.ts'

const SPANS = (['today', '7d', '30d', 'all'] as const).map((value) => ({
  value,
  label: toolCardCopy.spans[value],
}))

/** What a vault or one token made: the figure, its line, and what made it. */
export function PnlCard({ answer, vaultId }: CardProps<'get_pnl'>) {
  const { span, setSpan, shown, isStale, failed } = usePnlSpan(vaultId, answer)
  const { token, positions, isComplete } = shown
  const symbol = positions[0]?.symbol ?? token
  const isMissing = token !== null && positions.length === 0
  return (
    <Card
      as="section"
      padded={false}
      aria-label={symbol === null || token === null ? toolCardCopy.pnl : toolCardCopy.pnlOf(symbol)}
      aria-busy={isStale && failed === null}
      className="overflow-hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3">
        <Figure shown={shown} span={span} isDim={isStale} />
        <Segment label={toolCardCopy.span} value={span} onValueChange={setSpan} options={SPANS} />
      </div>
      {failed !== null ? (
        <div className="p-4">
          <ErrorState message={toolCardCopy.spanFailed} retrying={failed.isFetching} onRetry={failed.retry} />
        </div>
      ) : (
        <div className={cx(isStale && 'opacity-60')}>
          {token === null && <Line shown={shown} />}
          {positions.length === 0 ? (
            <Nothing>{isMissing ? toolCardCopy.noPosition : toolCardCopy.noMoves}</Nothing>
          ) : (
            <Positions positions={positions} />
          )}
        </div>
      )}
      {!isComplete && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">
          {toolCardCopy.networksMissing}
        </p>
      )}
    </Card>
  )
}

type FigureProps = { readonly shown: ToldPnl; readonly span: PnlSpanName; readonly isDim: boolean }

function Figure({ shown: { pnlUsd, percent, token, positions }, span, isDim }: FigureProps) {
  const of = token === null ? '' : `${positions[0]?.symbol ?? token} · `
  return (
    <div className="min-w-0">
      <p className="text-caption wrap-anywhere text-3">
        {of}
        {toolCardCopy.over[span]}
      </p>
      {pnlUsd === null ? (
        <p className="text-heading font-semibold text-3">{toolCardCopy.notKnown}</p>
      ) : (
        <p className={cx('num flex flex-wrap items-baseline gap-x-2', isDim && 'opacity-60')}>
          <span className={cx('text-heading font-semibold', TONE[directionOf(percent ?? pnlUsd)])}>
            {formatUsdChange(pnlUsd)}
          </span>
          {percent !== null && <span className={TONE[directionOf(percent)]}>{formatPercent(percent)}</span>}
        </p>
      )}
    </div>
  )
}

function Line({ shown }: { readonly shown: ToldPnl }) {
  const { span, pnlUsd, basisUsd } = shown
  const points = pointsOf(shown)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2)
    return <p className="px-4 py-3 text-caption text-3">{toolCardCopy.noLine}</p>
  return (
    <div className="px-4 pt-3 pb-2.5">
      <PnlChart
        points={points}
        basisUsd={basisUsd}
        label={toolCardCopy.line(toolCardCopy.over[span], formatUsdChange(pnlUsd ?? last.valueUsd))}
        formatTime={timeFormat(last.atMs - first.atMs)}
      />
    </div>
  )
}

function pointsOf({ line, startedAt, endedAt }: ToldPnl) {
  if (startedAt === null || endedAt === null) return []
  const fromMs = Date.parse(startedAt)
  const stepMs = (Date.parse(endedAt) - fromMs) / Math.max(1, line.length - 1)
  return line.flatMap((valueUsd, step) =>
    valueUsd === null ? [] : [{ atMs: fromMs + step * stepMs, valueUsd }],
  )
}

function Positions({ positions }: Pick<ToldPnl, 'positions'>) {
  return (
    <div className="border-t">
      <RowTable
        label={toolCardCopy.pnl}
        columns={[
          { name: toolCardCopy.byToken },
          { name: toolCardCopy.realised, isNumber: true },
          { name: toolCardCopy.unrealised, isNumber: true },
          { name: toolCardCopy.total, isNumber: true },
        ]}
        rows={positions.map(({ pnlUsd, realisedUsd, ...position }) => ({
          id: `${position.chain}:${position.address}`,
          cells: [
            <span key="token" className="flex min-w-0 items-center gap-2.5">
              <TokenMark token={position} size={20} badgeOn="raised" />
              <span className="truncate font-medium">{position.symbol}</span>
            </span>,
            <span key="realised" className="text-2">
              {signed(realisedUsd)}
            </span>,
            <span key="unrealised" className="text-2">
              {signed(pnlUsd === null || realisedUsd === null ? null : pnlUsd - realisedUsd)}
            </span>,
            <span key="total" className={cx('font-semibold', pnlUsd !== null && TONE[signOf(pnlUsd)])}>
              {signed(pnlUsd)}
            </span>,
          ],
        }))}
      />
    </div>
  )
}

const signed = (usd: number | null) => (usd === null ? cardCopy.unknown : formatUsdChange(usd))
const HALF_CENT = 0.005
const signOf = (usd: number) => (Math.abs(usd) < HALF_CENT ? 'none' : usd < 0 ? 'down' : 'up')
