const FAILURES_MAX = 3
const PAUSE_MS = 30_000

/** Keeps people from waiting for a provider that has just failed others: after some failures it is left alone a while. */
export type Circuit = {
  readonly isOpen: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
}

export function createCircuit(now: () => number): Circuit {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      // After the pause one failure is enough to pause again.
      if (failures >= FAILURES_MAX) openUntil = now() + PAUSE_MS
    },
  }
}
