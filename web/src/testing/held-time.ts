import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Timers of the page stand still and are moved by hand. While they do, nothing may be polled: vitest moves them ahead
 * with every look.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

const realTimeout = setTimeout
/** Long enough for a page to draw, open its store of keys and ask. */
const SETTLED_MS = 150

/** Moves the timers ahead, and lets the page do what follows from that. */
export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise((resolve) => realTimeout(resolve, SETTLED_MS))
}

/** Waits for the page while its timers stand still: for what it does without waiting for one. */
export async function happensAtOnce(has: () => boolean): Promise<void> {
  while (!has()) await new Promise((resolve) => realTimeout(resolve, 10))
}

/** All of it by one key press that needs no timer. */
export function typeAtOnce(field: Locator, text: string): void {
  const input = field.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
