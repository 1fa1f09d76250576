import { cleanText } from '@windhover/core/text/clean-text'
import { openCover } from '../../../lib/cover.ts'
import { formatPnl } from '../../../lib/format-pnl.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { leaderboardCopy } from '../copy.ts'

type Row = CardProps<'show_leaderboard'>['answer']['rows'][number]
type Own = NonNullable<CardProps<'show_leaderboard'>['answer']['own']>

const NAME_CHARS = 40
const { orders, figure } = leaderboardCopy

const ToBoard = () => (
  <TextButton onClick={() => openCover({ slot: 'leaderboardOverlay' })} className="text-caption">
    {leaderboardCopy.open}
  </TextButton>
)

/** The first ones and the person's own vault; the order that was asked for stands last. */
export function LeaderboardCard({ answer: { orderBy, rows, own } }: CardProps<'show_leaderboard'>) {
  const columns = [
    { name: leaderboardCopy.rank },
    { name: leaderboardCopy.vault },
    ...(['pnl', 'referrals', 'aura'] as const)
      .filter((order) => order !== orderBy)
      .map((order) => ({ name: orders[order], isNumber: true, isExtra: true })),
    { name: orders[orderBy], isNumber: true },
  ]
  const cellsOf = (row: Row | Own) => {
    const figures = {
      pnl: formatPnl(row.pnl),
      referrals: figure(row.referrals),
      aura: figure(row.aura),
    }
    const others = (['pnl', 'referrals', 'aura'] as const).filter((order) => order !== orderBy)
    return [...others.map((order) => figures[order]), figures[orderBy]]
  }
  const isListed = rows.some(({ vaultId }) => vaultId === own?.vaultId)
  const listed = rows.map((row) => ({
    id: row.vaultId,
    cells: [
      figure(row.rank),
      <Name key="name" row={row} isOwn={row.vaultId === own?.vaultId} />,
      ...cellsOf(row),
    ],
  }))
  const mine =
    own === null || isListed
      ? []
      : [
          {
            id: own.vaultId,
            cells: [
              own.rank === null ? leaderboardCopy.unranked : figure(own.rank),
              <Name key="name" row={own} isOwn />,
              ...cellsOf(own),
            ],
          },
        ]
  return (
    <CardFrame title={leaderboardCopy.title} end={<ToBoard />} padded={false}>
      {rows.length === 0 ? (
        <Nothing>{leaderboardCopy.empty}</Nothing>
      ) : (
        <RowTable label={leaderboardCopy.title} fitsPhone columns={columns} rows={[...listed, ...mine]} />
      )}
    </CardFrame>
  )
}

/** Whoever owns a vault names it. */
function Name({ row, isOwn }: { readonly row: Pick<Row, 'name'>; readonly isOwn: boolean }) {
  const name = cleanText(row.name, NAME_CHARS) || leaderboardCopy.unranked
  return isOwn ? (
    <span className="font-semibold">
      {leaderboardCopy.you}, <bdi>{name}</bdi>
    </span>
  ) : (
    <bdi>{name}</bdi>
  )
}
