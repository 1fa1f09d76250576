import { explorerNameOf } from '@windhover/core/chains/all-chains'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import CircleX from 'lucide-react/icons/circle-x'
import ExternalLink from 'lucide-react/icons/external-link'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { formatAgo } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { historyCopy } from '../copy.ts'
import { TabFailure, TabSkeleton } from '../detail/tab-states.tsx'
import type { HistoryEntry } from './history-entries.ts'

/** What an endless query tells of itself. */
type PagedAnswer = {
  readonly error: unknown
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

type HistoryListProps = {
  readonly answer: PagedAnswer
  /** Undefined until the first page came. */
  readonly entries: readonly HistoryEntry[] | undefined
  /** The chain could not be asked. */
  readonly isUnknown: boolean
  readonly emptyText: string
}

const SKELETONS = 5

export function HistoryList({ answer, entries, isUnknown, emptyText }: HistoryListProps) {
  if (answer.isLoadingError || (isUnknown && (entries?.length ?? 0) === 0)) {
    return (
      <TabFailure
        error={answer.error}
        message={historyCopy.failed}
        isRetrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    )
  }
  if (entries === undefined) return <TabSkeleton rows={SKELETONS} label={historyCopy.loading} />
  if (entries.length === 0) return <EmptyState icon={<ReceiptText size={24} />} title={emptyText} />
  return (
    <>
      <ul aria-label={historyCopy.label} className="divide-y divide-line-subtle">
        {entries.map((entry) => (
          <HistoryRow key={entry.key} entry={entry} />
        ))}
      </ul>
      <div className="flex justify-center px-5 py-4 text-caption text-3">
        {answer.hasNextPage ? (
          <Button
            className="max-md:h-11"
            loading={answer.isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
          >
            {historyCopy.more}
          </Button>
        ) : (
          historyCopy.end
        )}
      </div>
    </>
  )
}

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const explorer = explorerNameOf(entry.chain, entry.explorerUrl)
  const Icon = iconOf(entry)
  return (
    <li className="flex min-h-14 items-center gap-3 px-5 py-2 max-md:px-4">
      <IconTile className="rounded-full!">
        <Icon size={15} />
      </IconTile>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <span className="truncate font-medium">{entry.title}</span>
          {!entry.succeeded && <Badge tone="down">{historyCopy.didNot}</Badge>}
        </div>
        <time dateTime={entry.at} title={new Date(entry.at).toLocaleString()} className="text-caption text-3">
          {formatAgo(entry.at)}
        </time>
      </div>
      <ul className="num min-w-0 text-right">
        {entry.changes.map(({ text, direction }) => (
          <li key={text} className={cx('truncate', direction === 'in' ? 'text-up' : 'text-1')}>
            {text}
          </li>
        ))}
      </ul>
      <a
        href={entry.explorerUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={`${historyCopy.view(explorer)}: ${entry.title}`}
        title={historyCopy.view(explorer)}
        className={cx(buttonClasses({ variant: 'ghost', size: 28 }), 'px-1.5! touch-target')}
      >
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    </li>
  )
}

function iconOf({ succeeded, changes }: HistoryEntry) {
  if (!succeeded) return CircleX
  const directions = new Set(changes.map(({ direction }) => direction))
  if (directions.size !== 1) return ArrowLeftRight
  return directions.has('in') ? ArrowDownLeft : ArrowUpRight
}
