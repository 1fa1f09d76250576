import { useState } from 'react'
import { errorText } from '../lib/api/api-error.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

const GENERIC = 'Windhover cannot be reached. Check your connection.'

type StartFailureProps = { readonly error: unknown; readonly onRetry: () => unknown }

/** The whole page when nothing can be shown without the server. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  return (
    <main className="grid h-dvh grid-rows-[auto_1fr] bg-canvas">
      <h1 className="p-4">
        <Wordmark size={22} />
      </h1>
      <ErrorState
        layout="block"
        className="m-auto -translate-y-12"
        message={errorText(error, GENERIC)}
        detail="Your vaults are not affected."
        onRetry={() => void retry()}
        retrying={retrying}
      />
    </main>
  )
}
