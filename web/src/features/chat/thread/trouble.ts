import { chatErrors } from '@windhover/core/chat/errors'
import { isApiError } from '../../../lib/api/api-error.ts'
import type { TalkMessage } from '../talk-message.ts'

/** How the last reply went wrong, and what helps. */
export type Trouble = { readonly kind: 'failed' | 'out-of-breath' | 'unsent'; readonly detail: string | null }

type Told = {
  readonly error: Error | undefined
  readonly isBusy: boolean
  /** The last question is still waiting to be sent. */
  readonly isUnsent: boolean
  readonly last: TalkMessage | undefined
}

export function troubleOf({ error, isBusy, isUnsent, last }: Told): Trouble | null {
  if (isBusy) return null
  if (isUnsent) return { kind: 'unsent', detail: null }
  if (error !== undefined) return troubleOfError(error)
  if (last === undefined) return null
  // A question that stands at the end was never answered.
  if (last.role === 'user') return { kind: 'failed', detail: null }
  const ending = last.metadata?.ending
  return ending === undefined || ending === 'stopped' ? null : { kind: ending, detail: null }
}

function troubleOfError(error: Error): Trouble {
  if (isApiError(error, chatErrors.outOfBreath)) return { kind: 'out-of-breath', detail: null }
  const saysMore = isApiError(error) && error.code !== chatErrors.modelFailed.code
  return { kind: 'failed', detail: saysMore ? error.message : null }
}
