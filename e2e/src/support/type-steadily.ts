import type { Locator } from 'playwright-core'

/**
 * Types by the page's own clock. Keys sent from outside come as late as a crowded machine lets them, and what waits for a
 * rest takes that for one; timers of one page fire in the order in which they are due.
 */
export async function typeSteadily(field: Locator, text: string, pauseMs = 40): Promise<void> {
  await field.focus()
  await field.evaluate(
    async (node: HTMLInputElement, typed) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      for (let length = 1; length <= typed.text.length; length += 1) {
        value?.set?.call(node, typed.text.slice(0, length))
        node.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve, typed.pauseMs))
      }
    },
    { text, pauseMs },
  )
}
