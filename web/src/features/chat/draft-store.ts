import type { Attachment } from '@windhover/core/chat/message'
import { useSyncExternalStore } from 'react'
import { draftKey, keepDraft, readKept } from '../../lib/kept-drafts.ts'
import { watchStored } from '../../lib/storage.ts'

/** A picture on its way into a message. */
export type DraftPicture = {
  readonly id: string
  readonly name: string
  readonly file: File
  /** Of the browser's own copy: it is shown before the server has it. */
  readonly previewUrl: string
  readonly state: 'uploading' | 'ready' | 'failed'
  readonly problem: string | null
  readonly attachment: Attachment | null
}

export type Draft = { readonly text: string; readonly pictures: readonly DraftPicture[] }

/**
 * By conversation, and by vault in an empty chat; outside the components, because the composer moves when the first
 * message is sent. The browser keeps the texts for all its tabs, the page alone the pictures.
 */
const drafts = new Map<string, Draft>()
/** Texts that the browser refused to keep live as long as the page. */
const refused = new Map<string, string>()
const listeners = new Set<() => void>()

export function readDraft(draftId: string): Draft {
  const text = refused.get(draftId) ?? readKept(draftId)
  const known = drafts.get(draftId)
  if (known?.text === text) return known
  const draft: Draft = { text, pictures: known?.pictures ?? [] }
  drafts.set(draftId, draft)
  return draft
}

export function writeDraftText(draftId: string, text: string): void {
  if (keepDraft(draftId, text)) refused.delete(draftId)
  else refused.set(draftId, text)
  for (const listener of listeners) listener()
}

export function changePictures(
  draftId: string,
  change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
): void {
  const draft = readDraft(draftId)
  drafts.set(draftId, { ...draft, pictures: change(draft.pictures) })
  for (const listener of listeners) listener()
}

export function clearDraft(draftId: string): void {
  for (const { previewUrl } of readDraft(draftId).pictures) URL.revokeObjectURL(previewUrl)
  drafts.delete(draftId)
  writeDraftText(draftId, '')
}

export function useDraft(draftId: string): Draft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      // What another tab writes or sends of it is seen here too.
      const stop = watchStored(draftKey(draftId), listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    () => readDraft(draftId),
  )
}
