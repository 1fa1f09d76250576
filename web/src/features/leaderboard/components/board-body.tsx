import { LEADERBOARD_PAGE_SIZE } from '@windhover/core/leaderboard/constants'
import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import Search from 'lucide-react/icons/search'
import Trophy from 'lucide-react/icons/trophy'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Table, TableBody, TableRow } from '../../../ui/table.tsx'
import type { useLeaderboard } from '../api/read-leaderboard.ts'
import { leaderboardCopy } from '../copy.ts'
import { BOARD_TABLE, BoardCells, BoardColumnHeads } from './board-columns.tsx'
import type { Board } from './board-head.tsx'

type BoardBodyProps = {
  readonly board: ReturnType<typeof useLeaderboard>
  readonly query: string
  readonly orderBy: LeaderboardOrder
  readonly onOrder: (orderBy: LeaderboardOrder) => void
}

export function BoardBody({ board, query, orderBy, onOrder }: BoardBodyProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = board
  const body = useRef<HTMLDivElement>(null)
  const { page } = data ?? {}
  // Another page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page itself is not read
  useEffect(() => {
    body.current?.scrollTo({ top: 0 })
  }, [page, orderBy])
  return (
    <div ref={body} className="min-h-0 flex-1 overflow-y-auto [scrollbar-gutter:stable]">
      {data === undefined && error === null && (
        <SkeletonRows
          rows={LEADERBOARD_PAGE_SIZE}
          rowHeight={48}
          label={leaderboardCopy.loading}
          className="px-5 max-md:px-4"
        />
      )}
      {data === undefined && error !== null && (
        <ErrorState
          layout="block"
          message={errorText(error, leaderboardCopy.failed)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && data.data.length === 0 && <Nothing query={query} />}
      {data !== undefined && data.data.length > 0 && (
        <Rows board={data} isOld={isPlaceholderData} orderBy={orderBy} onOrder={onOrder} />
      )}
    </div>
  )
}

type RowsProps = Pick<BoardBodyProps, 'orderBy' | 'onOrder'> & {
  readonly board: Board
  /** What was asked for is still on its way. */
  readonly isOld: boolean
}

function Rows({ board, isOld, orderBy, onOrder }: RowsProps) {
  return (
    <Table label={leaderboardCopy.title} rowHeight={44} className={BOARD_TABLE} aria-busy={isOld}>
      <BoardColumnHeads orderBy={orderBy} onOrder={onOrder} />
      <TableBody className={cx(isOld && '**:text-3')}>
        {board.data.map((row) => {
          const isOwn = row.vaultId === board.own?.vaultId
          return (
            <TableRow key={row.vaultId} className={cx(isOwn && 'bg-hover')}>
              <BoardCells
                row={row}
                orderBy={orderBy}
                badge={isOwn && <Badge tone="line">{leaderboardCopy.you}</Badge>}
              />
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function Nothing({ query }: { readonly query: string }) {
  return query === '' ? (
    <EmptyState icon={<Trophy size={24} />} title={leaderboardCopy.empty} hint={leaderboardCopy.emptyHint} />
  ) : (
    <EmptyState
      icon={<Search size={24} />}
      title={<span className="wrap-anywhere">{leaderboardCopy.nothingFound(query)}</span>}
      hint={leaderboardCopy.nothingFoundHint}
    />
  )
}
