import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useLeaderboard } from '../api/read-leaderboard.ts'
import { leaderboardCopy } from '../copy.ts'
import { BoardBody } from './board-body.tsx'
import { BoardFoot } from './board-foot.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardTools } from './board-tools.tsx'
import { OwnRow } from './own-row.tsx'

const TYPING_MS = 250

/** R1-052: covers the chat with the ranking of vaults. */
export default function LeaderboardOverlay() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [orderBy, setOrderBy] = useState<LeaderboardOrder>('aura')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const query = useDebounced(typed.trim(), TYPING_MS)
  const board = useLeaderboard({ page, orderBy, query })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const fromTheTop = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setPage(1)
    }
  }
  const order = fromTheTop(setOrderBy)
  const search = fromTheTop(setTyped)
  const { data } = board
  return (
    <section
      aria-label={leaderboardCopy.title}
      className="@container/board flex size-full animate-fade flex-col bg-surface"
    >
      {/* The chat below is inert, which hides its h1 from screen readers. */}
      <h1 className="sr-only">{leaderboardCopy.title}</h1>
      <BoardHead headingRef={heading} board={data} />
      <BoardTools typed={typed} onType={search} orderBy={orderBy} onOrder={order} />
      <BoardBody board={board} query={query} orderBy={orderBy} onOrder={order} />
      {data !== undefined && (
        <>
          <OwnRow own={data.own} orderBy={orderBy} />
          <BoardFoot
            board={data}
            onPage={setPage}
            onRank={(rankedOn) => {
              setTyped('')
              setPage(rankedOn)
            }}
          />
        </>
      )}
    </section>
  )
}
