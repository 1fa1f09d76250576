/** A question one part of the app asks and another part answers with a dialog, without knowing each other. */
export type Prompt = {
  /** Opens the dialog, or joins the one that is open. False when it was cancelled or nobody can show it. */
  readonly ask: () => Promise<boolean>
  readonly answer: (done: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
}

export function createPrompt(): Prompt {
  let waiting: PromiseWithResolvers<boolean> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      if (waiting !== null) return waiting.promise
      if (listeners.size === 0) return Promise.resolve(false)
      // Kept apart from `waiting`: a listener may answer while it is being told.
      const asked = Promise.withResolvers<boolean>()
      waiting = asked
      tell()
      return asked.promise
    },
    answer(done) {
      const asked = waiting
      waiting = null
      asked?.resolve(done)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen: () => waiting !== null,
  }
}
