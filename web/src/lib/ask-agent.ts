import type { Attachment } from '@windhover/core/chat/message'
import { MOBILE_BELOW_PX } from '@windhover/core/workspace/layout'
import { useSyncExternalStore } from 'react'
import { closeCover } from './cover.ts'
import { closeApp } from './open-app.ts'

/** Any panel may ask the agent. What was asked waits here until the chat has taken it. */
export type Question = {
  readonly id: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

let waiting: readonly Question[] = []
const listeners = new Set<() => void>()

function write(next: readonly Question[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

export function showChat(): void {
  closeCover()
  // There an app fills the screen: what happens in the chat would go unseen.
  if (globalThis.matchMedia?.(`(width < ${MOBILE_BELOW_PX}px)`).matches) closeApp()
}

export function askAgent(text: string, attachments: readonly Attachment[] = []): void {
  showChat()
  write([...waiting, { id: crypto.randomUUID(), text, attachments }])
}

/** Everything that waits, at once: whoever takes it answers for it. */
export function takeQuestions(): readonly Question[] {
  const taken = waiting
  if (taken.length > 0) write([])
  return taken
}

export function useWaitingQuestions(): readonly Question[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}
