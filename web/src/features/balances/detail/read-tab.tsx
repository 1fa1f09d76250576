import type { ReactNode } from 'react'
import type { Reading } from '../reading-mark.tsx'
import { TabFailure, TabSkeleton } from './tab-states.tsx'

/** What a query tells of itself. */
export type ReadAnswer<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly isLoadingError: boolean
  readonly refetch: () => unknown
}

type ReadTabProps<Data> = {
  readonly answer: ReadAnswer<Data>
  readonly skeletons: number
  readonly label: string
  /** Said when it could not be read. */
  readonly message: string
  readonly children: (data: Data) => ReactNode
}

/** C07: a reading that failed is a failure here, not a list without entries. */
export function ReadTab<Data extends Reading>(props: ReadTabProps<Data>) {
  const { answer, skeletons, label, message, children } = props
  const failed = answer.isLoadingError || answer.data?.state === 'unknown'
  if (failed) {
    return (
      <TabFailure
        error={answer.error}
        message={message}
        isRetrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    )
  }
  if (answer.data !== undefined) return children(answer.data)
  return <TabSkeleton rows={skeletons} label={label} />
}
