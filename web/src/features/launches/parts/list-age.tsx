import type { DiscoveredList } from '@windhover/core/discovery/contract'
import { formatAgo } from '../../../lib/format-when.ts'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { launchCopy } from '../copy.ts'

/** When the list was read; in amber where its source has stopped answering. */
export function ListAge({ reading }: { readonly reading: Pick<DiscoveredList, 'readAt' | 'isStale'> }) {
  const ago = formatAgo(reading.readAt, useEverySecond())
  if (!reading.isStale) return <span className="truncate text-3">{launchCopy.refreshed(ago)}</span>
  return <span className="truncate text-warn">{launchCopy.stale(ago)}</span>
}
