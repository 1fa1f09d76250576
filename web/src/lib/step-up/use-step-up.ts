import { useSyncExternalStore } from 'react'
import type { Prompt } from './prompt.ts'
import { withStepUp } from './with-step-up.ts'

/** `const withStepUp = useStepUp()`; the dialog itself is mounted once, in the slot `globalHost`. */
export function useStepUp(): typeof withStepUp {
  return withStepUp
}

export function usePromptOpen(prompt: Pick<Prompt, 'subscribe' | 'isOpen'>): boolean {
  return useSyncExternalStore(prompt.subscribe, prompt.isOpen)
}
