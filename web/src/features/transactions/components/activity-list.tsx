import History from 'lucide-react/icons/history'
import { useEffect } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { useIntentPages } from '../api/list-intents.ts'
import { activityCopy } from '../copy.ts'
import { type ActivityFilter, groupIntents } from '../group-intents.ts'
import { useNow } from '../use-now.ts'
import { IntentRow } from './intent-row.tsx'

const TICK_MS = 5_000
/** With a filter the pages may hold little that fits: a few more are read before somebody has to ask. */
const ENOUGH_MATCHES = 10
const PAGES_UNASKED = 4

type ActivityListProps = {
  readonly pages: ReturnType<typeof useIntentPages>
  readonly filter: ActivityFilter
  readonly onShowAll: () => void
  /** Whose receipt somebody asked for. */
  readonly askedId: string | null
}

export function ActivityList({ pages, filter, onShowAll, askedId }: ActivityListProps) {
  const nowMs = useNow(TICK_MS)
  const { intents, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const pageCount = pages.data?.pages.length ?? 0
  const readOn = hasNextPage && intents.length < ENOUGH_MATCHES && pageCount < PAGES_UNASKED
  const idle = !pages.isFetching && !isFetchNextPageError
  useEffect(() => {
    if (readOn && idle) void fetchNextPage()
  }, [readOn, idle, fetchNextPage])

  const isFiltered = filter.group !== 'all' || filter.chain !== 'all'
  return (
    <>
      {intents.length === 0 && !readOn && (
        <NothingHere isFiltered={isFiltered} hasMore={hasNextPage} onShowAll={onShowAll} />
      )}
      {groupIntents(intents, nowMs).map(({ title, intents: views }) => (
        <section key={title} aria-label={title}>
          <h3 className="flex h-8 items-center border-b border-line-subtle px-5 text-caption text-3 max-md:px-4 @max-narrow/panel:px-4">
            {title}
          </h3>
          <ul>
            {views.map((view) => (
              <IntentRow
                key={view.intent.id === askedId ? `asked ${askedId}` : view.intent.id}
                view={view}
                nowMs={nowMs}
                startsOpen={view.intent.id === askedId}
              />
            ))}
          </ul>
        </section>
      ))}
      {isFetchNextPageError && (
        <ErrorState
          className="m-5 max-md:m-4"
          message={errorText(pages.error, activityCopy.moreFailed)}
          retrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <div className="grid place-items-center p-3">
          <Button
            className="max-md:h-11"
            loading={isFetchingNextPage}
            loadingLabel={activityCopy.loadingMore}
            onClick={() => void fetchNextPage()}
          >
            {isFiltered ? activityCopy.further : activityCopy.more}
          </Button>
        </div>
      )}
    </>
  )
}

type NothingHereProps = {
  readonly isFiltered: boolean
  readonly hasMore: boolean
  readonly onShowAll: () => void
}

function NothingHere({ isFiltered, hasMore, onShowAll }: NothingHereProps) {
  const icon = <History size={24} />
  if (!isFiltered) return <EmptyState icon={icon} title={activityCopy.empty} hint={activityCopy.emptyHint} />
  return (
    <EmptyState
      icon={icon}
      title={activityCopy.noMatch}
      hint={hasMore ? activityCopy.noMatchYet : activityCopy.noMatchHint}
      action={<Button onClick={onShowAll}>{activityCopy.showAll}</Button>}
    />
  )
}
