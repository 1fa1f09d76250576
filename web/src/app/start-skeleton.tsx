import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

/** Holds the place of what most likely comes: the workspace for those who were signed in, else an empty ground. */
export function StartSkeleton({ workspace = false }: { readonly workspace?: boolean }) {
  return (
    <div role="status" className="flex h-dvh flex-col bg-canvas">
      <VisuallyHidden>Loading Windhover</VisuallyHidden>
      {workspace && (
        <div
          aria-hidden="true"
          className="flex h-12 flex-none items-center gap-4 border-b bg-surface px-4 max-md:h-13"
        >
          <Wordmark size={22} />
          <Skeleton width={112} height={20} className="ml-5" />
        </div>
      )}
    </div>
  )
}
