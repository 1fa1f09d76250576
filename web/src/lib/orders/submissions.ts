import type { IntentView } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { Order } from './order.ts'

/** What became of a form: still being filled in, or an intent on its way. */
export type Submission<Made extends Order = Order> =
  | { readonly phase: 'form' }
  | { readonly phase: 'sending'; readonly order: Made }
  /** Nobody could say whether it was taken: only the same id may be asked for again. */
  | { readonly phase: 'unanswered'; readonly order: Made; readonly isAsking: boolean }
  | { readonly phase: 'following'; readonly order: Made; readonly view: IntentView }

const FORM: Submission = { phase: 'form' }

/** By screen, chain and vault. Kept outside the screens: leaving one must not lose an intent on its way. */
const submissions = new Map<string, Submission>()
const listeners = new Set<() => void>()

export const submissionStore = {
  read: (place: string): Submission => submissions.get(place) ?? FORM,
  write(place: string, next: Submission): void {
    submissions.set(place, next)
    for (const listener of listeners) listener()
  },
  /** News of an intent that is no longer shown there change nothing. */
  tell(place: string, order: Order, view: IntentView): void {
    const shown = submissionStore.read(place)
    if (shown.phase === 'form' || shown.order.intent.id !== order.intent.id) return
    submissionStore.write(place, { phase: 'following', order, view })
  },
  /** Back to an empty form, unless it is not known whether the last one was taken. */
  startOver(place: string): void {
    if (submissionStore.read(place).phase === 'following') submissionStore.write(place, FORM)
  },
  backToForm: (place: string): void => submissionStore.write(place, FORM),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function isFinished(submission: Submission): boolean {
  return submission.phase === 'following' && hasEnded(submission.view.state)
}
