import { showPrice } from '@windhover/core/money/show-price'
import { openChart } from '../../../lib/chart-view.ts'
import { toneOfChange } from '../../../lib/format-price.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { useTint } from '../../../ui/use-tint.ts'

import type { Watched } from './use-watched.ts'
import { watchCopy } from './watch-copy.ts'

const FROM_WIDE = '@max-[1240px]/chat:hidden'

/** One press from the chart of it. */
export function WatchedToken({ watched }: { readonly watched: Watched }) {
  const { token, priceUsd, staleSince, isDayPending, changePct, points } = watched
  const priceRef = useTint(priceUsd, showPrice(priceUsd))
  return (
    <li className="flex-none">
      <button
        type="button"
        onClick={() => openChart(token)}
        className="flex h-8 items-center gap-2 rounded-sm px-1.5 text-body -outline-offset-2 hover-step hover:bg-hover max-md:h-11"
      >
        <TokenMark token={token} size={20} badgeOn="canvas" />
        <span title={token.name ?? token.symbol} className="max-w-24 truncate font-medium">
          {token.symbol}
        </span>
        <span
          ref={priceRef}
          title={staleSince === null ? undefined : watchCopy.asOf(formatAgo(staleSince))}
          className={staleSince === null ? 'num text-2' : 'num text-warn'}
        >
          <Price usd={priceUsd} />
        </span>
        {isDayPending && <DaySkeleton />}
        {changePct !== null && <ChangeText value={changePct} className="text-caption" />}
        {points.length > 1 && (
          <Sparkline
            points={points}
            label={watchCopy.day(token.symbol)}
            tone={changePct === null ? 'neutral' : toneOfChange(changePct)}
            className={FROM_WIDE}
          />
        )}
      </button>
    </li>
  )
}

/** The room of what comes, so that its neighbours do not move. */
function DaySkeleton() {
  return (
    <>
      <Skeleton width={44} />
      <Skeleton width={48} className={FROM_WIDE} />
    </>
  )
}
