import { createContext, use } from 'react'

/** What a card deep inside a message has to know of the conversation around it. */
export type ThreadFacts = {
  readonly vaultId: string
  readonly conversationId: string
  /** The person's newest words in it. */
  readonly typed: string
  /** False while a reply is being written, and while the chat is locked. */
  readonly mayAsk: boolean
}

export const ThreadContext = createContext<ThreadFacts>({
  vaultId: '',
  conversationId: '',
  typed: '',
  mayAsk: false,
})

export function useThread(): ThreadFacts {
  return use(ThreadContext)
}
