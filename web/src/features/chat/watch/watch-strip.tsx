import Eye from 'lucide-react/icons/eye'
import { useMemo } from 'react'
import { formatAgo } from '../../../lib/format-when.ts'
import { useIsOffline } from '../../../lib/use-outage.ts'
import { FiguresTime } from '../../../money/figures-time.tsx'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { chooseWatched, WATCHED_MAX } from './choose-watched.ts'
import { useVaultFacts } from './use-vault-facts.ts'
import { useWatched } from './use-watched.ts'
import { VaultFacts } from './vault-facts.tsx'
import { watchCopy } from './watch-copy.ts'
import { WatchedToken } from './watched-token.tsx'

/** What a person looks at before asking anything: their tokens, what they are worth, what is under way. */
export default function WatchStrip({ vaultId }: { readonly vaultId: string }) {
  const isOffline = useIsOffline()
  const { overview, waiting } = useVaultFacts(vaultId)
  const { data: worth, isPending: isUnread } = overview
  const tokens = useMemo(
    () => (isUnread ? [] : chooseWatched(worth?.allocation ?? [])),
    [isUnread, worth?.allocation],
  )
  const { watched, isPending, isFailed, silentSince, retry } = useWatched(tokens)
  return (
    <section aria-label={watchCopy.label} className="flex h-full items-center gap-4 px-4 max-md:gap-3">
      {isOffline ? (
        <FiguresTime />
      ) : (
        <span
          className={cx(
            'flex flex-none items-center gap-2 text-caption whitespace-nowrap',
            silentSince === null ? 'text-3 @max-[960px]/chat:hidden' : 'text-warn',
          )}
        >
          <Eye size={14} aria-hidden="true" />
          {silentSince === null ? watchCopy.label : watchCopy.asOf(formatAgo(silentSince))}
        </span>
      )}
      {isPending && <WatchedSkeleton />}
      {isFailed && (
        <p role="alert" className="min-w-0 flex-1 truncate text-caption text-2">
          {watchCopy.failed} <TextButton onClick={retry}>{watchCopy.again}</TextButton>
        </p>
      )}
      {!isPending && !isFailed && (
        <ul className={ROW}>
          {watched.map((each) => (
            <WatchedToken key={`${each.token.chain}:${each.token.address}`} watched={each} />
          ))}
        </ul>
      )}
      <VaultFacts overview={overview} waiting={waiting.data} />
    </section>
  )
}

/** As many as fit stand whole; the others wrap out of sight, where keys still reach them. */
const ROW = 'flex h-8 min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden max-md:h-11'
const PLACES = Array.from({ length: WATCHED_MAX }, (_, place) => place)

function WatchedSkeleton() {
  return (
    <div role="status" className={ROW}>
      <VisuallyHidden>{watchCopy.loading}</VisuallyHidden>
      {PLACES.map((place) => (
        <span key={place} className="flex h-8 flex-none items-center gap-2 px-1.5 max-md:h-11">
          <Skeleton width={20} height={20} round />
          <Skeleton width={112} />
        </span>
      ))}
    </div>
  )
}
