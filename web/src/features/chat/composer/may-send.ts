import type { DraftPicture } from '../draft-store.ts'

/** Who is asked, as far as the composer has to know. */
export type ChatState = 'ready' | 'busy' | 'locked' | 'no-key' | 'no-vault' | 'unknown'

type SendQuestion = {
  readonly text: string
  readonly pictures: readonly Pick<DraftPicture, 'state'>[]
  readonly state: ChatState
}

/**
 * R1-231, R1-233: words that are not only blanks, nothing locked, no picture still on its way. While the agent types they
 * leave the composer for the queue (R1-232).
 */
export function maySend({ text, pictures, state }: SendQuestion): boolean {
  return (
    (state === 'ready' || state === 'busy') &&
    text.trim() !== '' &&
    pictures.every((picture) => picture.state !== 'uploading')
  )
}

/** R1-234, R1-235; a word that is still being composed (Japanese, Chinese, Korean) is not sent by its Enter. */
export function isSendKey(event: {
  readonly key: string
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly keyCode: number
}): boolean {
  const composes = event.isComposing || event.keyCode === COMPOSING_KEY_CODE
  return event.key === 'Enter' && !event.shiftKey && !composes
}

/** Safari ends the composition before it tells of the key; the code still says what it was. */
const COMPOSING_KEY_CODE = 229
