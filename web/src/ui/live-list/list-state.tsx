import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { SkeletonRows } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { TextButton } from '../text-link.tsx'

export type ListStateProps = {
  /** Before the first rows. */
  readonly isLoading?: boolean
  readonly loadingText: string
  /** Rows that are there stay, and the line above them says it. */
  readonly error?: ListError | null
  /** In place of the rows where there are none. */
  readonly empty: ReactNode
}

export type ListError = {
  readonly message: string
  readonly onRetry: () => void
  readonly isRetrying?: boolean
}

const SKELETONS = 12
const RETRY = 'Try again'

/** What stands under the head while there are no rows. */
export function ListState({
  isLoading = false,
  loadingText,
  error = null,
  empty,
  rowPx,
}: ListStateProps & { readonly rowPx: number }) {
  if (error !== null)
    return (
      <ErrorState
        layout="block"
        message={error.message}
        onRetry={error.onRetry}
        retrying={error.isRetrying ?? false}
      />
    )
  if (!isLoading) return empty
  return (
    <SkeletonRows
      rows={SKELETONS}
      rowHeight={rowPx}
      label={loadingText}
      className="px-5 @max-narrow/panel:px-4"
    />
  )
}

/** What the line above the rows says of it. */
export function describeState(props: ListStateProps, hasRows: boolean): ReactNode {
  if (props.error && hasRows)
    return (
      <span role="alert" className="flex min-w-0 items-center gap-2 text-warn">
        <span className="truncate">{props.error.message}</span>
        <TextButton onClick={props.error.onRetry}>{RETRY}</TextButton>
      </span>
    )
  if (!props.isLoading || hasRows) return null
  return (
    <>
      <Spinner />
      <span aria-hidden="true">{props.loadingText}</span>
    </>
  )
}
