/** Time as an argument, so that tests can hold it still. */
export type Clock = {
  readonly now: () => Date
  /** For ages of what this process keeps: never goes back, unlike the time of day. Left out, it is the process's own. */
  readonly elapsedMs?: () => number
}

export const systemClock: Clock = { now: () => new Date() }
