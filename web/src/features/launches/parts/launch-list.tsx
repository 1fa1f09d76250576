import type { DiscoveredList, DiscoveredToken } from '@windhover/core/discovery/contract'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { askTokenStats } from '../../../lib/ask-token-stats.ts'
import { openToken } from '../../../lib/open-token.ts'
import { PanelHeadEnd } from '../../../lib/panel-head.tsx'
import { useMarkedMap, useMarksOf } from '../../../money/token-rows/marks.ts'
import { RiskCell } from '../../../money/token-rows/risk-cell.tsx'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import type { Column, RowDetail, RowKey } from '../../../ui/live-list/column.ts'
import { LiveList } from '../../../ui/live-list/live-list.tsx'
import { PausedBadge } from '../../../ui/live-list/pause-line.tsx'
import { launchCopy } from '../copy.ts'
import { ListAge } from './list-age.tsx'
import { type OnBuy, useOnBuy } from './use-on-buy.ts'

const RowDetails = lazy(() => import('./row-details.tsx'))

type LaunchColumns = readonly Column<DiscoveredToken>[]

type LaunchListProps = {
  readonly label: string
  readonly of: string
  readonly list: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly tokens: readonly DiscoveredToken[] | undefined
  /** The reading that they are from. */
  readonly reading: DiscoveredList | undefined
  readonly columns: LaunchColumns
  /** What stands at the end of a row; always the same function. */
  readonly actions: (onBuy: OnBuy) => LaunchColumns
  readonly describeError?: (error: unknown) => string
  readonly empty: ReactNode
  readonly onPaused?: (isPaused: boolean) => void
  readonly onNearEnd?: (() => void) | undefined
  readonly hasPages?: boolean
  readonly count?: ReactNode
  readonly status?: ReactNode
}

const NONE: readonly DiscoveredToken[] = []
const keyOf = ({ address }: DiscoveredToken) => address
const inOwnWords = (error: unknown) => errorText(error, launchCopy.failed)

/** Launches as a live list: each row opens its token, and can be bought, charted and asked about. */
export function LaunchList(props: LaunchListProps) {
  const { list, tokens = NONE, columns, actions, describeError = inOwnWords, onPaused } = props
  const { onBuy, amount, isOpen, dialog } = useOnBuy()
  const [isPaused, setIsPaused] = useState(false)
  const [isRiskOpen, setIsRiskOpen] = useState(false)
  const [seen, setSeen] = useState(NONE)
  useMarksOf(seen)
  const marked = useMarkedMap(seen)
  const drawn = useMemo(
    () => [...withRisk(columns, setIsRiskOpen), ...actions(onBuy)],
    [columns, actions, onBuy],
  )
  const detail = useMemo(() => rowDetail(setIsRiskOpen), [])
  const canSell = ({ address }: DiscoveredToken) => marked.get(address)?.verdict !== 'cannot-sell'
  const tellPaused = (next: boolean) => {
    setIsPaused(next)
    onPaused?.(next)
  }
  return (
    <>
      {isPaused && (
        <PanelHeadEnd>
          <PausedBadge />
        </PanelHeadEnd>
      )}
      <LiveList
        label={props.label}
        of={props.of}
        rows={tokens}
        keyOf={keyOf}
        columns={drawn}
        keys={rowKeys(onBuy, amount, canSell)}
        detail={detail}
        onOpen={openToken}
        isHeld={isOpen || isRiskOpen}
        onPaused={tellPaused}
        onSeen={setSeen}
        onNearEnd={props.onNearEnd}
        hasPages={props.hasPages}
        isLoading={list.isPending}
        loadingText={launchCopy.loading}
        error={
          list.error && {
            message: describeError(list.error),
            onRetry: () => void list.refetch(),
            isRetrying: list.isFetching,
          }
        }
        empty={props.empty}
        status={props.status ?? (props.reading && <ListAge reading={props.reading} />)}
        count={props.count}
      />
      {dialog}
    </>
  )
}

/** Opens below a row where there is little room. */
const rowDetail = (onRiskOpen: (isOpen: boolean) => void): RowDetail<DiscoveredToken> => ({
  heightPx: 106,
  draw: (token) => (
    <Suspense>
      <RowDetails token={token} onRiskOpen={onRiskOpen} />
    </Suspense>
  ),
})

function rowKeys(
  onBuy: OnBuy,
  amount: string,
  canSell: (token: DiscoveredToken) => boolean,
): readonly RowKey<DiscoveredToken>[] {
  const { keys } = launchCopy
  const buy = (token: DiscoveredToken) => canSell(token) && onBuy?.(token)
  return [
    ...(onBuy === null ? [] : [{ key: 'b', label: keys.buy(amount), act: buy }]),
    { key: 'c', label: keys.chart, act: chartToken },
    { key: 'a', label: keys.ask, act: askTokenStats },
  ]
}

/** After the name; where there is no room for it, at the corner of the logo. */
function withRisk([first, ...others]: LaunchColumns, onOpenChange: (isOpen: boolean) => void): LaunchColumns {
  const risk: Column<DiscoveredToken> = {
    id: 'risk',
    title: launchCopy.columns.risk,
    className: 'w-27 @max-[760px]/panel:hidden',
    isWideOnly: true,
    cell: (token) => <RiskCell token={token} onOpenChange={onOpenChange} />,
  }
  if (first === undefined) return [risk]
  const signed: Column<DiscoveredToken> = {
    ...first,
    over: (token) => (
      <span className="absolute bottom-1 left-8 hidden leading-none @max-[760px]/panel:block @max-narrow/panel:left-7">
        <RiskCell token={token} onOpenChange={onOpenChange} isSign />
      </span>
    ),
  }
  return [signed, risk, ...others]
}
