import { UPDATES_SHOWN } from '@windhover/core/alpha/constants'
import type { AlphaProject } from '@windhover/core/alpha/contract'
import { formatDay } from '../../../lib/format-when.ts'
import { alphaCopy } from '../copy.ts'
import type { NumberedSources } from '../number-sources.ts'
import { SourceMark } from './source-mark.tsx'

type RecentUpdatesProps = {
  readonly updates: AlphaProject['summaries']
  readonly sources: NumberedSources
  readonly nowMs: number
}

/** R1-086: at most three, newest first. */
export function RecentUpdates({ updates, sources, nowMs }: RecentUpdatesProps) {
  return (
    <section className="mt-3 border-t pt-3">
      <h4 className="text-micro font-medium text-3">{alphaCopy.updates}</h4>
      {updates.length === 0 && <p className="mt-1 text-caption text-3">{alphaCopy.noUpdates}</p>}
      <ul className="mt-1 grid gap-1 empty:hidden">
        {updates.slice(0, UPDATES_SHOWN).map(({ id, date, description, source }) => (
          <li key={id} className="flex gap-3 text-caption">
            <time dateTime={date} className="num w-14 flex-none text-3">
              {formatDay(date, nowMs)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {description}
              <SourceMark said={[source]} sources={sources} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
