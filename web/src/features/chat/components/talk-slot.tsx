import { useEffect, useState } from 'react'
import { useLatePart } from '../../../lib/use-late-part.ts'
import { useOnBack } from '../../../lib/use-outage.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { chatCopy } from '../copy.ts'
import type { TalkProps } from '../thread/talk.tsx'

const loadTalk = () => import('../thread/talk.tsx')

/** The conversation itself: streaming, markdown and cards are no part of the first page. */
export function TalkSlot(props: TalkProps) {
  const [failed, setFailed] = useState(false)
  const Talk = useLatePart<TalkProps>({ load: loadTalk, needed: !failed, onFailed: () => setFailed(true) })
  useOnBack(() => setFailed(false))
  if (failed) {
    return <ErrorState layout="block" message={chatCopy.loadFailed} onRetry={() => setFailed(false)} />
  }
  if (Talk !== null) return <Talk {...props} />
  return (
    <div className="grid h-full place-items-center text-3">
      <Spinner label={chatCopy.loading} />
    </div>
  )
}

const FETCH_AFTER_MS = 2_000

/** Its code comes while nobody waits for it: a conversation then opens at once. */
export function useEarlyTalk(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    // Where it does not come, it is asked for again when it is needed.
    const timer = setTimeout(() => void loadTalk().catch(() => undefined), FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isReady])
}
