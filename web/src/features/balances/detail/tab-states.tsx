import { isApiError } from '../../../lib/api/api-error.ts'
import { networkErrors } from '../../../lib/api/network-errors.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { tokenCopy } from '../copy.ts'

export function TabSkeleton({ rows, label }: { rows: number; label: string }) {
  return <SkeletonRows rows={rows} label={label} className="px-5 max-md:px-4" />
}

type TabFailureProps = {
  readonly error: unknown
  /** The sentence of this tab. */
  readonly message: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** R2-028: an answer without what was asked for is 'No data'; anything else is a failure. */
export function TabFailure({ error, message, isRetrying, onRetry }: TabFailureProps) {
  if (isApiError(error, networkErrors.unreadable)) return <EmptyState title={tokenCopy.noData} />
  return <ErrorState layout="block" message={message} retrying={isRetrying} onRetry={onRetry} />
}
