import { isLooserLimit, type LimitName } from '@windhover/core/safety/limits'
import { useState } from 'react'
import { errorText } from '../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../lib/step-up/step-up-cancelled.ts'
import { toast } from '../../ui/toast.tsx'
import { useChangeLimit } from './api/change-safety.ts'
import { safetyCopy } from './safety-copy.ts'

/** One limit that is being changed: what is typed or picked counts only once it is saved. */
export function useLimitChange<Draft>(options: {
  readonly vaultId: string
  readonly limit: LimitName
  readonly held: number
  readonly read: (draft: Draft) => number | null
}) {
  const { vaultId, limit, held, read } = options
  const [draft, setDraft] = useState<Draft | null>(null)
  const { mutateAsync, isPending, error } = useChangeLimit(vaultId)
  const wanted = draft === null ? held : read(draft)
  const isLooser = wanted !== null && isLooserLimit(limit, { from: held, to: wanted })
  const failed = error !== null && !(error instanceof StepUpCancelled)

  /** False when nothing was saved; what was typed then stays. */
  async function save(): Promise<boolean> {
    if (wanted === null || wanted === held || isPending) return false
    try {
      await mutateAsync({ limit, value: wanted, isLooser, what: safetyCopy.raiseWhat(vaultId) })
    } catch {
      return false
    }
    toast.success({ title: isLooser ? safetyCopy.raiseAsked : safetyCopy.lowered })
    // A raise does not hold yet: the field goes back to what does.
    setDraft(null)
    return true
  }
  return {
    draft,
    setDraft,
    wanted,
    isLooser,
    isChanged: wanted !== held,
    saving: isPending,
    problem: failed ? errorText(error, safetyCopy.saveFailed) : null,
    save,
  }
}
