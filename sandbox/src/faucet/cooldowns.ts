/** Who was funded a moment ago. Forgotten with the process: a faucet that just started is generous. */
export type Cooldowns = {
  /** Zero when the address may be funded now, and is from now on cooling down. */
  readonly take: (key: string) => number
  /** What was taken did not arrive: the address may ask again at once. */
  readonly giveBack: (key: string) => void
}

export function createCooldowns(options: { lengthMs: number; nowMs: () => number }): Cooldowns {
  const untilMs = new Map<string, number>()
  return {
    take: (key) => {
      const now = options.nowMs()
      for (const [other, until] of untilMs) if (until <= now) untilMs.delete(other)
      const until = untilMs.get(key)
      if (until !== undefined) return until - now
      untilMs.set(key, now + options.lengthMs)
      return 0
    },
    giveBack: (key) => untilMs.delete(key),
  }
}
