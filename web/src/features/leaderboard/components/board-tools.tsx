import { LEADERBOARD_QUERY_CHARS_MAX } from '@windhover/core/leaderboard/constants'
import { LEADERBOARD_ORDERS, type LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { leaderboardCopy } from '../copy.ts'

type BoardToolsProps = {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly orderBy: LeaderboardOrder
  readonly onOrder: (orderBy: LeaderboardOrder) => void
}

const ORDERS = LEADERBOARD_ORDERS.map((value) => ({ value, label: leaderboardCopy.orders[value] }))

export function BoardTools({ typed, onType, orderBy, onOrder }: BoardToolsProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:px-4">
      <div className="min-w-40 flex-1">
        <SearchField
          label={leaderboardCopy.search}
          placeholder={leaderboardCopy.search}
          value={typed}
          onValueChange={onType}
          maxLength={LEADERBOARD_QUERY_CHARS_MAX}
          className="max-w-66 @max-narrow/board:max-w-none"
        />
      </div>
      <div className="flex items-center gap-2.5 @max-narrow/board:w-full">
        <span className="text-caption text-3 @max-narrow/board:sr-only" aria-hidden="true">
          {leaderboardCopy.orderBy}
        </span>
        <Segment
          label={leaderboardCopy.orderBy}
          value={orderBy}
          onValueChange={onOrder}
          options={ORDERS}
          className="@max-narrow/board:flex @max-narrow/board:w-full @max-narrow/board:*:flex-1"
        />
      </div>
    </div>
  )
}
