import { useEffect, useState } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { readyCopy } from '../ready-copy.ts'

const LONG_AFTER_MS = 15_000

/** The same boxes as the finished page, so that nothing jumps when the vault arrives. */
export function MakingVault({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-hover text-2">
        <Spinner size={20} />
      </span>
      <div role="status">
        <h1 className="text-heading">{readyCopy.makingTitle}</h1>
        <p className="mt-1 mb-5 text-2">{long ? readyCopy.makingLong : readyCopy.makingBody}</p>
      </div>
      {failed ? (
        <ErrorState message={readyCopy.makingFailed} onRetry={onRetry} />
      ) : (
        <div aria-hidden="true" className="divide-y divide-line-subtle rounded-md border bg-raised">
          {[72, 40, 64].map((width) => (
            <div key={width} className="flex items-center gap-3 px-4 py-3">
              <Skeleton width={32} height={32} round />
              <div className="grid min-w-0 flex-1 gap-2 py-0.5">
                <Skeleton width={width} />
                <Skeleton width="80%" height={10} />
              </div>
              <Skeleton width={72} height={28} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
