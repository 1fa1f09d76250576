import { openApp } from './open-app.ts'

const LOOK_FOR_MS = 3_000

/** Settings, scrolled to the section with this heading once it is there. */
export function openSetting(heading: string): void {
  openApp('settings')
  const givenUpAt = performance.now() + LOOK_FOR_MS
  const look = () => {
    const headings = [...document.querySelectorAll('[aria-label="Settings app"] h3')]
    const wanted = headings.find(({ textContent }) => textContent === heading)
    if (wanted !== undefined) wanted.closest('section')?.scrollIntoView({ block: 'start' })
    else if (performance.now() < givenUpAt) requestAnimationFrame(look)
  }
  look()
}
