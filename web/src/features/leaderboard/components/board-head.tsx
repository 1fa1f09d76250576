import type { RouteResponse } from '@windhover/core/contract/route'
import type { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import Trophy from 'lucide-react/icons/trophy'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { closeCover } from '../../../lib/cover.ts'
import { formatClock } from '../../../lib/format-when.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { leaderboardCopy } from '../copy.ts'
import { AboutAura } from './about-aura.tsx'

export type Board = RouteResponse<typeof leaderboardRoutes.getLeaderboard>

type BoardHeadProps = { readonly headingRef: Ref<HTMLHeadingElement>; readonly board: Board | undefined }

/** In line with the head of the app panel. */
export function BoardHead({ headingRef, board }: BoardHeadProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <header className="flex h-12 flex-none items-center gap-1 border-b pr-3 pl-5 max-md:h-13 max-md:pr-1 max-md:pl-4">
      <Trophy size={16} aria-hidden="true" className="mr-1.5 flex-none" />
      <h2 ref={headingRef} tabIndex={-1} className="flex-none text-title font-semibold outline-none">
        {leaderboardCopy.title}
      </h2>
      <p className="num ml-2 min-w-0 flex-1 truncate text-caption text-3">
        {board !== undefined && leaderboardCopy.context(board.total, formatClock(board.updatedAt))}
      </p>
      <AboutAura own={board?.own ?? null} size={phone ? 44 : 28} />
      <IconButton
        label={leaderboardCopy.close}
        icon={<X size={16} aria-hidden="true" />}
        size={phone ? 44 : 28}
        onClick={closeCover}
      />
    </header>
  )
}
