import {
  LEADERBOARD_ORDERS,
  type LeaderboardOrder,
  type LeaderboardRow,
} from '@windhover/core/leaderboard/contract'
import { cleanText } from '@windhover/core/text/clean-text'
import { vaultNumber } from '@windhover/core/vaults/vault-name'
import type { ReactNode } from 'react'
import { formatPnl } from '../../../lib/format-pnl.ts'
import { cx } from '../../../ui/cx.ts'
import { TableHead, Td, Th } from '../../../ui/table.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'
import { leaderboardCopy } from '../copy.ts'

/** The same for the list and the pinned row below it, so that their columns stand in line. */
export const BOARD_TABLE = 'table-fixed @max-narrow/board:[--row:56px]'
const WIDTHS = { rank: 'w-18 @max-narrow/board:w-14', figure: 'w-28 @max-narrow/board:w-24' }

/** Where it is narrow, the column of the order stays and the others go below the name. */
const besides = (column: LeaderboardOrder, orderBy: LeaderboardOrder) =>
  column === orderBy ? '' : '@max-narrow/board:hidden'

type HeadProps = { readonly orderBy: LeaderboardOrder; readonly onOrder: (orderBy: LeaderboardOrder) => void }

export function BoardColumnHeads({ orderBy, onOrder }: HeadProps) {
  const place = 'sticky top-0 z-1 bg-surface'
  return (
    <TableHead>
      <Th className={cx(place, WIDTHS.rank)}>{leaderboardCopy.rank}</Th>
      <Th className={place}>{leaderboardCopy.vault}</Th>
      {LEADERBOARD_ORDERS.map((column) => (
        <Th
          key={column}
          align="end"
          className={cx(place, WIDTHS.figure, besides(column, orderBy))}
          sort={column === orderBy ? 'descending' : 'none'}
          onSort={() => onOrder(column)}
        >
          {leaderboardCopy.orders[column]}
        </Th>
      ))}
    </TableHead>
  )
}

type CellsProps = {
  readonly row: Omit<LeaderboardRow, 'rank'> & { readonly rank: number | null }
  readonly orderBy: LeaderboardOrder
  readonly badge?: ReactNode
}

const PODIUM = 3

export function BoardCells({ row, orderBy, badge }: CellsProps) {
  const { rank, vaultId } = row
  const name = cleanText(row.name)
  // Numbers differ at their end.
  const isNumber = name === vaultNumber(vaultId)
  const isFirst = rank !== null && rank <= PODIUM
  return (
    <>
      <Td className={cx(WIDTHS.rank, isFirst ? 'font-semibold' : 'text-2')}>
        {rank === null ? leaderboardCopy.unranked : leaderboardCopy.figure(rank)}
      </Td>
      <Td className="overflow-hidden">
        <span className="flex min-w-0 items-center gap-2.5">
          <TokenLogo symbol={isNumber ? vaultId.slice(-2) : name} size={28} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <bdi title={name} className="min-w-0 truncate font-semibold">
                {name}
              </bdi>
              {badge}
            </span>
            <span className="hidden truncate text-caption text-3 @max-narrow/board:block">
              {secondLine(row, orderBy)}
            </span>
          </span>
        </span>
      </Td>
      <Td align="end" className={cx(WIDTHS.figure, toneOf(row.pnl), besides('pnl', orderBy))}>
        {formatPnl(row.pnl)}
      </Td>
      <Td align="end" className={cx(WIDTHS.figure, besides('referrals', orderBy))}>
        {leaderboardCopy.figure(row.referrals)}
      </Td>
      <Td align="end" className={cx(WIDTHS.figure, 'font-medium', besides('aura', orderBy))}>
        {leaderboardCopy.figure(row.aura)}
      </Td>
    </>
  )
}

const HALF_CENT = 0.005

function toneOf(pnl: number | null): string {
  if (pnl === null || Math.abs(pnl) < HALF_CENT) return 'text-3'
  return pnl > 0 ? 'text-up' : 'text-down'
}

function secondLine(row: CellsProps['row'], orderBy: LeaderboardOrder): string {
  const said: Record<LeaderboardOrder, string | null> = {
    pnl: row.pnl === null ? null : formatPnl(row.pnl),
    referrals: leaderboardCopy.referrals(row.referrals),
    aura: leaderboardCopy.aura(row.aura),
  }
  return LEADERBOARD_ORDERS.filter((column) => column !== orderBy)
    .flatMap((column) => said[column] ?? [])
    .join(', ')
}
