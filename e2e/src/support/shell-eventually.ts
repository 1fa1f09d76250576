import { expect } from 'vitest'

/** How long anything may take: a browser on a busy machine can stand still for half a minute. */
export const PATIENCE_MS = 60_000

/** Asks until the answer is right. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 })
}
