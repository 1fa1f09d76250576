import type { Attachment } from '@windhover/core/chat/message'
import { useSyncExternalStore } from 'react'

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

/** Per vault; outside the components, because the composer moves when the first message is sent. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()
const storageKey = (vaultId: string) => `chat_draft:${vaultId}`

function keptText(vaultId: string): string {
  try {
    return sessionStorage.getItem(storageKey(vaultId)) ?? ''
  } catch {
    return ''
  }
}

function keepText(vaultId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(storageKey(vaultId))
    else sessionStorage.setItem(storageKey(vaultId), text)
  } catch {
    // Full or forbidden: the draft then lives as long as the page.
  }
}

export function readDraft(vaultId: string): Draft {
  const known = drafts.get(vaultId)
  if (known !== undefined) return known
  const first: Draft = { text: keptText(vaultId), pictures: [] }
  drafts.set(vaultId, first)
  return first
}

function write(vaultId: string, draft: Draft): void {
  drafts.set(vaultId, draft)
  keepText(vaultId, draft.text)
  for (const listener of listeners) listener()
}

export function writeDraftText(vaultId: string, text: string): void {
  write(vaultId, { ...readDraft(vaultId), text })
}

export function changePictures(
  vaultId: string,
  change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
): void {
  const draft = readDraft(vaultId)
  write(vaultId, { ...draft, pictures: change(draft.pictures) })
}

export function clearDraft(vaultId: string): void {
  for (const { previewUrl } of readDraft(vaultId).pictures) URL.revokeObjectURL(previewUrl)
  write(vaultId, { text: '', pictures: [] })
}

export function useDraft(vaultId: string): Draft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readDraft(vaultId),
  )
}
