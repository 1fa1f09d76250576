import { Button } from '../../../ui/button.tsx'

type ListProblemProps = {
  readonly message: string
  readonly detail?: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const RETRY = 'Try again'

/** In red above what was shown last, which stays. */
export function ListProblem({ message, detail, isRetrying, onRetry }: ListProblemProps) {
  return (
    <div className="mb-3 flex items-center gap-3 rounded-sm border border-down-line bg-down-soft px-3 py-2">
      <div role="alert" className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-down">{message}</p>
        {detail !== undefined && <p className="text-caption text-2">{detail}</p>}
      </div>
      <Button size={28} loading={isRetrying} onClick={onRetry}>
        {RETRY}
      </Button>
    </div>
  )
}
