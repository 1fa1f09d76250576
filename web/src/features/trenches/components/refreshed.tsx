import type { DiscoveredList } from '@windhover/core/discovery/contract'
import { formatAgo } from '../../../lib/format-when.ts'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { trenchesCopy } from '../copy.ts'

/** How old the list is, and whether it is still followed. */
export function Refreshed({ list }: { readonly list: DiscoveredList }) {
  const ago = formatAgo(list.readAt, useEverySecond())
  if (list.isStale) return <span className="truncate text-warn">{trenchesCopy.stale(ago)}</span>
  return (
    <>
      <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-up" />
      <span className="truncate">{trenchesCopy.live}</span>
      <span className="num truncate text-3">{trenchesCopy.refreshed(ago)}</span>
    </>
  )
}
