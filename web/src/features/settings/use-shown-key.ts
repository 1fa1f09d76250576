import { useEffect, useState } from 'react'
import { errorText } from '../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../lib/step-up/step-up-cancelled.ts'
import { viewVaultKey } from './api/view-vault-key.ts'
import { settingsCopy } from './copy.ts'

export const SHOWN_SECONDS = 60

type ShownKey = { readonly key: string; readonly secondsLeft: number }

/** The plain key lives in this state only, for a minute at most; it never enters the query cache. */
export function useShownKey(vaultId: string) {
  const [shown, setShown] = useState<ShownKey | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const counting = shown !== null
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => {
      setShown((now) =>
        now === null || now.secondsLeft <= 1 ? null : { ...now, secondsLeft: now.secondsLeft - 1 },
      )
    }, 1_000)
    return () => clearInterval(timer)
  }, [counting])

  /** The key from the screen, else from the server; it throws what the caller should not hide. */
  async function fetchKey(): Promise<string> {
    if (shown !== null) return shown.key
    setBusy(true)
    setProblem(null)
    try {
      return await viewVaultKey(vaultId)
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) setProblem(errorText(error, settingsCopy.viewFailed))
      throw error
    } finally {
      setBusy(false)
    }
  }

  async function view(): Promise<void> {
    const key = await fetchKey().catch(() => null)
    if (key !== null) setShown({ key, secondsLeft: SHOWN_SECONDS })
  }

  return { shown, busy, problem, view, fetchKey, hide: () => setShown(null) }
}
