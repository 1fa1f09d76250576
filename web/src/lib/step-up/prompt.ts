/** A question one part of the app asks and another part answers with a dialog, without knowing each other. */
export type Prompt<Asked = void, Answer = boolean> = {
  /** Opens the dialog, or joins the one that is open. Answered as cancelled when nobody can show it. */
  readonly ask: (asked: Asked) => Promise<Answer>
  readonly answer: (answer: Answer) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
  /** What is being asked; null while nothing is. */
  readonly asked: () => Asked | null
}

/** Who can answer comes with the page, after its first buttons: a moment, or long on a slow line. */
const HOST_WITHIN_MS = 30_000

export function createPrompt<Asked = void, Answer = boolean>(cancelled: Answer): Prompt<Asked, Answer> {
  let waiting: { readonly asked: Asked; readonly reply: PromiseWithResolvers<Answer> } | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const giveUp = () => {
    if (listeners.size > 0) return
    waiting?.reply.resolve(cancelled)
    waiting = null
  }
  return {
    ask(asked) {
      if (waiting !== null) return waiting.reply.promise
      // Kept apart from `waiting`: a listener may answer while it is being told.
      const reply = Promise.withResolvers<Answer>()
      waiting = { asked, reply }
      tell()
      if (listeners.size === 0) setTimeout(giveUp, HOST_WITHIN_MS)
      return reply.promise
    },
    answer(answer) {
      const answered = waiting
      waiting = null
      answered?.reply.resolve(answer)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen: () => waiting !== null,
    asked: () => waiting?.asked ?? null,
  }
}
