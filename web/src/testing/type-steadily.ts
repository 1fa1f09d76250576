import type { Locator } from 'vitest/browser'

/**
 * Types by the page's own clock. Keys sent from outside come as late as a crowded machine lets them, and what waits for a
 * rest takes that for one; timers of one page fire in the order in which they are due. Gives when the last letter came.
 */
export async function typeSteadily(field: Locator, text: string, pauseMs = 40): Promise<number> {
  const input = field.element() as HTMLInputElement
  input.focus()
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  let typedAtMs = 0
  for (let length = 1; length <= text.length; length += 1) {
    if (length > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    value?.set?.call(input, text.slice(0, length))
    typedAtMs = performance.now()
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return typedAtMs
}
