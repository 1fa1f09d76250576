import type { LiveEvent } from '@windhover/core/live/live-event'
import type { Topic } from '@windhover/core/live/topic'
import type { z } from 'zod'

export type LiveListener = {
  /** Where to go on, as the browser was last told; null for a first visit. */
  readonly lastEventId: string | null
  /** Told once, before any event: the id a browser that has seen everything so far may come back with. */
  readonly onPosition?: (id: string) => void
  readonly onEvent: (event: LiveEvent) => void
  /** Catching up failed after an interruption: events may be missing, so the listener should come back anew. */
  readonly onLost: () => void
}

/** Tells open browsers of a user something, whichever instance they are connected to. */
export interface LiveEvents {
  publish<Schema extends z.ZodType>(
    userId: string,
    topic: Topic<Schema>,
    data: z.input<Schema>,
  ): Promise<void>
  /**
   * Events for a user from now on, after those missed since `lastEventId`: each once, in order. When more was missed
   * than is kept, an event `events-missed` comes first. The answer stops listening.
   */
  listen(userId: string, listener: LiveListener): Promise<() => Promise<void>>
  close(): Promise<void>
}
