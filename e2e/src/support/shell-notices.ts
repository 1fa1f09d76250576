import type { Page } from 'playwright-core'

export type Notice = {
  readonly kind: 'success' | 'error'
  readonly lines: readonly string[]
  /** Elements inside the lines: none, as a notice is plain text. */
  readonly markup: number
}

declare global {
  interface Window {
    shellNotices?: Notice[][]
  }
}

/**
 * Writes down every change of what the notices show, from the first moment of each page. A notice lives three
 * seconds: asking the page now and then could miss one, and could miss two at once.
 */
export async function recordNotices(page: Page): Promise<() => Promise<readonly (readonly Notice[])[]>> {
  await page.addInitScript(() => {
    const states: Notice[][] = []
    window.shellNotices = states
    const read = () => {
      const region = document.querySelector('section[aria-label="Notifications"]')
      const shown = [...(region?.querySelectorAll('[role="status"], [role="alert"]') ?? [])].map(
        (notice): Notice => {
          const lines = [...(notice.querySelector(':scope > div')?.children ?? [])]
          return {
            kind: notice.getAttribute('role') === 'alert' ? 'error' : 'success',
            lines: lines.map((line) => line.textContent ?? ''),
            markup: lines.reduce((count, line) => count + line.childElementCount, 0),
          }
        },
      )
      if (JSON.stringify(shown) !== JSON.stringify(states.at(-1) ?? [])) states.push(shown)
    }
    new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => window.shellNotices ?? [])
}
