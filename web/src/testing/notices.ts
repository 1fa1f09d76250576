import { onTestFinished } from 'vitest'

export type Notice = {
  readonly kind: 'success' | 'error'
  readonly lines: readonly string[]
  /** Elements inside the lines: none, as a notice is plain text. */
  readonly markup: number
}

/**
 * Writes down every change of what the notices show. A notice lives three seconds: asking the page now and then could
 * miss one, and could miss two at once. Call it before the app is opened.
 */
export function recordNotices(): () => readonly (readonly Notice[])[] {
  const states: Notice[][] = []
  const read = () => {
    const shown = [...document.querySelectorAll(`${REGION} [role="status"], ${REGION} [role="alert"]`)].map(
      asNotice,
    )
    if (JSON.stringify(shown) !== JSON.stringify(states.at(-1) ?? [])) states.push(shown)
  }
  const observer = new MutationObserver(read)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => states
}

const REGION = 'section[aria-label="Notifications"]'

function asNotice(notice: Element): Notice {
  const lines = [...(notice.querySelector(':scope > div')?.children ?? [])]
  return {
    kind: notice.getAttribute('role') === 'alert' ? 'error' : 'success',
    lines: lines.map((line) => line.textContent ?? ''),
    markup: lines.reduce((count, line) => count + line.childElementCount, 0),
  }
}
