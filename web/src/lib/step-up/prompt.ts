/** A question one part of the app asks and another part answers with a dialog, without knowing each other. */
export type Prompt = {
  /** Opens the dialog, or joins the one that is open. False when it was cancelled or nobody can show it. */
  readonly ask: () => Promise<boolean>
  readonly answer: (done: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
}

/** Who can answer comes with the page, a moment after its first buttons. */
const HOST_WITHIN_MS = 5_000

export function createPrompt(): Prompt {
  let waiting: PromiseWithResolvers<boolean> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const giveUp = () => {
    if (listeners.size > 0) return
    waiting?.resolve(false)
    waiting = null
  }
  return {
    ask() {
      if (waiting !== null) return waiting.promise
      // Kept apart from `waiting`: a listener may answer while it is being told.
      const asked = Promise.withResolvers<boolean>()
      waiting = asked
      tell()
      if (listeners.size === 0) setTimeout(giveUp, HOST_WITHIN_MS)
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
