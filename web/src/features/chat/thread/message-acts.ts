import { useEffect, useMemo, useRef } from 'react'
import type { Question } from '../../../lib/ask-agent.ts'
import type { Step } from './use-branches.ts'
import type { Rate } from './use-feedback.ts'

/** What a person can do with a message. */
export type MessageActs = {
  readonly rate: Rate
  readonly tryAgain: () => void
  /** Shows a sibling in the place of a message. */
  readonly choose: (siblingId: string, by: Step) => void
  readonly edit: (messageId: string, question: Omit<Question, 'id'>) => void
  /** Whether an edit leaves cards behind. */
  readonly leavesCards: (messageId: string) => boolean
}

/** Always the same functions: rows hold on to them and are not drawn again. */
export function useMessageActs(acts: MessageActs): MessageActs {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      rate: (...given) => latest.current.rate(...given),
      tryAgain: () => latest.current.tryAgain(),
      choose: (...given) => latest.current.choose(...given),
      edit: (...given) => latest.current.edit(...given),
      leavesCards: (messageId) => latest.current.leavesCards(messageId),
    }),
    [],
  )
}
