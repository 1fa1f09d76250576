import type { Chat } from '@ai-sdk/react'
import { errorText, isApiError } from '../../../lib/api/api-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { TalkMessage } from '../talk-message.ts'
import { takeBack } from './take-back.ts'

/** The server said no before it stored anything. */
export function isRefusal(error: Error | undefined): boolean {
  return isApiError(error) && error.fromServer && error.status >= 400
}

type Given = {
  readonly own: Chat<TalkMessage>
  readonly draftId: string
  readonly editOf: string | undefined
  readonly loadLatest: () => Promise<unknown>
}

/** After a refusal: what was to be left is still there, and is shown again. */
export async function restoreThread({ own, draftId, editOf, loadLatest }: Given): Promise<void> {
  const { error } = own
  const asked = own.messages.at(-1)
  await loadLatest()
  const isStored = own.messages.some(({ id }) => id === asked?.id)
  if (asked !== undefined && !isStored && editOf === undefined) {
    // Never stored, and refused once more: it stays to be tried again.
    own.messages = [...own.messages, asked]
    return
  }
  if (asked !== undefined && !isStored) takeBack(draftId, asked)
  own.clearError()
  toast.error({ title: errorText(error) })
}
