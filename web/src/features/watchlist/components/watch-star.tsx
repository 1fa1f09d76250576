import Star from 'lucide-react/icons/star'
import type { TokenPlace } from '../../../lib/open-token.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { useFollowLists } from '../api/follow-watchlists.ts'
import { isOn, useWatchlists, useWatchToken } from '../api/watchlists.ts'
import { watchlistCopy } from '../copy.ts'

/** Puts the token on the first list, or takes it off all. */
export default function WatchStar({ chain, address }: TokenPlace) {
  useFollowLists()
  const phone = useMediaQuery(PHONE_QUERY)
  const lists = useWatchlists().data?.lists ?? []
  const change = useWatchToken()
  const holding = lists.filter((list) => isOn(list, { chain, address }))
  const isWatched = change.isPending ? change.variables.isWatched : holding.length > 0
  const toggle = () => {
    if (change.isPending) return
    const changed = isWatched ? holding : lists.slice(0, 1)
    change.mutate({ chain, address, watchlistIds: changed.map(({ id }) => id), isWatched: !isWatched })
  }
  return (
    <IconButton
      label={isWatched ? watchlistCopy.star.remove : watchlistCopy.star.add}
      aria-pressed={isWatched}
      disabled={lists.length === 0}
      icon={<Star size={15} aria-hidden="true" className={isWatched ? 'fill-current' : ''} />}
      size={phone ? 44 : 28}
      onClick={toggle}
    />
  )
}
