import { onTestFinished, vi } from 'vitest'

/** A browser that lets nothing be copied, for the rest of the test. */
export function refuseCopying(): void {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  onTestFinished(() => refused.mockRestore())
}
