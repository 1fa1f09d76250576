import { readStored, storedKeys, writeStored } from './storage.ts'

/** Texts that wait to be sent, each under a key of its own: tabs that write different ones never meet. */
const PREFIX = 'chat_draft:'
const KEPT_MAX = 20
/** When it was written stands before the text. */
const WRITTEN_AT = /^\d+ /

export const draftKey = (draftId: string) => PREFIX + draftId

export function readKept(draftId: string): string {
  return readStored(draftKey(draftId))?.replace(WRITTEN_AT, '') ?? ''
}

/** An empty text is forgotten; of too many the oldest are. False where the browser refused. */
export function keepDraft(draftId: string, text: string, nowMs = Date.now()): boolean {
  const isKept = writeStored(draftKey(draftId), text === '' ? null : `${nowMs} ${text}`)
  for (const oldest of keysByAge().slice(KEPT_MAX)) writeStored(oldest, null)
  return isKept
}

/** Newest first. */
function keysByAge(): readonly string[] {
  const writtenAtMs = (key: string) => Number.parseInt(readStored(key) ?? '', 10)
  return storedKeys(PREFIX).toSorted((one, other) => writtenAtMs(other) - writtenAtMs(one))
}

/** Whoever signs out leaves none behind. */
export function forgetDrafts(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
}
