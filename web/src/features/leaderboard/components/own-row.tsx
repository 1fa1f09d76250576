import type { LeaderboardOrder, OwnLeaderboardRow } from '@windhover/core/leaderboard/contract'
import { Badge } from '../../../ui/badge.tsx'
import { Table, TableBody, TableRow } from '../../../ui/table.tsx'
import { leaderboardCopy } from '../copy.ts'
import { BOARD_TABLE, BoardCells } from './board-columns.tsx'

type OwnRowProps = { readonly own: OwnLeaderboardRow | null; readonly orderBy: LeaderboardOrder }

/** Always in sight, above the paging. */
export function OwnRow({ own, orderBy }: OwnRowProps) {
  return (
    <div className="flex-none overflow-hidden border-t border-line-strong bg-raised [scrollbar-gutter:stable]">
      {own === null ? (
        <p className="flex min-h-12 flex-wrap items-center gap-x-2 px-5 py-2 max-md:px-4">
          <span className="font-medium">{leaderboardCopy.unrankedTitle}</span>
          <span className="text-caption text-3">{leaderboardCopy.unrankedHint}</span>
        </p>
      ) : (
        <Table label={leaderboardCopy.ownTable} rowHeight={48} className={BOARD_TABLE}>
          <TableBody>
            <TableRow>
              <BoardCells row={own} orderBy={orderBy} badge={<OwnBadge own={own} />} />
            </TableRow>
          </TableBody>
        </Table>
      )}
    </div>
  )
}

function OwnBadge({ own }: { readonly own: OwnLeaderboardRow }) {
  const isHidden = own.shows === 'nothing'
  return <Badge tone="line">{isHidden ? leaderboardCopy.hidden : leaderboardCopy.you}</Badge>
}
