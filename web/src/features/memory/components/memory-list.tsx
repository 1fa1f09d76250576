import type { MemoryView } from '@windhover/core/memory/contract'
import type { RefObject } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { useEveryMinute } from '../../../lib/use-every-minute.ts'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { useMemories } from '../api/list-memories.ts'
import { memoryCopy } from '../copy.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useNextPage } from '../use-next-page.ts'
import { MemoryCard } from './memory-card.tsx'
import { MemorySkeleton } from './memory-skeleton.tsx'
import { NoMemories } from './no-memories.tsx'

type MemoryListProps = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly vaultId: string
  readonly query: ReturnType<typeof useMemories>
  readonly isFiltered: boolean
  readonly onEdit: (memory: MemoryView) => void
  readonly onDelete: (memory: MemoryView) => void
}

const FIRST_CARDS = 6

export function MemoryList({ box, vaultId, query, isFiltered, onEdit, onDelete }: MemoryListProps) {
  const nowMs = useEveryMinute()
  const { memories, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query
  const shown = memories ?? []
  const loadMore = () => void query.fetchNextPage()
  const onScroll = useNextPage({
    box,
    shownCount: shown.length,
    canLoad: hasNextPage && !isFetching && !isFetchNextPageError,
    load: loadMore,
  })
  const keptFocus = useKeptFocus(box, shown.map(({ id, isConfirmed }) => `${id}${isConfirmed}`).join())
  const failure = query.isError && !isFetchNextPageError ? errorText(query.error) : null
  const retry = () => void query.refetch()

  return (
    <div
      ref={box}
      tabIndex={-1}
      onScroll={onScroll}
      {...keptFocus}
      className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain px-5 pb-5 outline-none max-md:px-4 @max-narrow/panel:px-4"
    >
      {failure !== null && memories !== null && (
        <ErrorState message={failure} retrying={isFetching} onRetry={retry} />
      )}
      {failure !== null && memories === null && (
        <ErrorState
          layout="block"
          className="m-auto"
          message={failure}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      {memories === null && failure === null && !query.hasNoKey && (
        <MemorySkeleton cards={FIRST_CARDS} label={memoryCopy.loading} />
      )}
      {query.hasNoKey && <NoMemories why="no-key" />}
      {memories?.length === 0 && <NoMemories why={isFiltered ? 'no-match' : 'none-yet'} />}
      {shown.length > 0 && (
        <ul
          aria-label={memoryCopy.list}
          aria-busy={isPlaceholderData}
          className={cx('grid grid-cols-1 gap-2 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {shown.map((memory) => (
            <MemoryCard
              key={memory.id}
              vaultId={vaultId}
              memory={memory}
              nowMs={nowMs}
              onEdit={() => onEdit(memory)}
              onDelete={() => onDelete(memory)}
            />
          ))}
        </ul>
      )}
      {query.isFetchingNextPage && <MemorySkeleton cards={1} label={memoryCopy.loadingMore} />}
      {isFetchNextPageError && (
        <ErrorState message={errorText(query.error)} retrying={isFetching} onRetry={loadMore} />
      )}
    </div>
  )
}
