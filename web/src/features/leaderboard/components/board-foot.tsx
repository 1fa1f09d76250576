import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { leaderboardCopy } from '../copy.ts'
import type { Board } from './board-head.tsx'

type BoardFootProps = {
  readonly board: Board
  readonly onPage: (page: number) => void
  /** The page on which one's own vault stands. */
  readonly onRank: (page: number) => void
}

export function BoardFoot({ board, onPage, onRank }: BoardFootProps) {
  const { data, page, pageSize, total, own } = board
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const rank = own?.rank ?? null
  const isInSight = data.some(({ vaultId }) => vaultId === own?.vaultId)
  return (
    <footer className="num flex min-h-13 flex-none items-center gap-2 border-t px-5 py-2 text-caption text-3 max-md:px-4 max-md:pb-7">
      {data.length > 0 && (
        <span className="flex-none @max-narrow/board:hidden">
          {leaderboardCopy.shown(first, first + data.length - 1, total)}
        </span>
      )}
      {rank !== null && !isInSight && (
        <TextButton
          className="ml-1.5 flex-none touch-target @max-narrow/board:ml-0"
          onClick={() => onRank(Math.ceil(rank / pageSize))}
        >
          {leaderboardCopy.toMyRank}
        </TextButton>
      )}
      <span className="min-w-0 flex-1 truncate text-right">{leaderboardCopy.page(page, pages)}</span>
      <Button size={28} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {leaderboardCopy.previous}
      </Button>
      <Button size={28} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {leaderboardCopy.next}
      </Button>
    </footer>
  )
}
