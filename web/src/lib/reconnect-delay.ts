const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/** Doubles, with jitter so that a restarted server is not met by every browser at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)
  return whole / 2 + (random() * whole) / 2
}
