import axe from 'axe-core'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/** What a test does on a screen and reads from it, beyond vitest's own locators. */

export function press(keys: string): Promise<void> {
  return userEvent.keyboard(keys)
}

/**
 * Waits for what opens or settles in half a second. vitest itself looks for a missing element at growing intervals, in
 * the end twice a second, and would see it late.
 */
export async function appears(part: Locator): Promise<void> {
  await expect.poll(() => part.elements().length).toBeGreaterThan(0)
}

/** What a person reads there, once it is there, line by line. */
export async function seen(part: Locator): Promise<string> {
  await appears(part)
  return textsOf(part).join('\n')
}

/** The lines of an element without the letters that stand for a missing logo: they come and go with its picture. */
export function wordsBesideLogos(element: Element): readonly string[] {
  const letters = find('svg text', element).map(({ textContent }) => textContent)
  const lines = (element as HTMLElement).innerText.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !letters.includes(line))
}

export function textsOf(part: Locator): string[] {
  return part.elements().map((element) => (element as HTMLElement).innerText)
}

/** Asks until the answer is right. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read)
}

/**
 * Presses a button that tries again. What was broken works from the press on and not before: parts that arrive late ask
 * again by themselves, and the button would be gone.
 */
export async function tryAgainAfter(mend: () => unknown, button: Locator): Promise<void> {
  addEventListener('click', () => void mend(), { capture: true, once: true })
  await button.click()
}

export const focused = (): Element | null => document.activeElement

/** A CSS selector where no role or name tells the part. */
export function find(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

/** WCAG 2.2 AA on what is shown now; the message names rule and element. */
export function expectNoAxeViolations(where: string): Promise<void> {
  return runAxe(where, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
}

/** The rules among them that read colours. */
export function expectColorsToContrast(where: string): Promise<void> {
  return runAxe(where, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
}

async function runAxe(where: string, options: axe.RunOptions): Promise<void> {
  // Says nothing of what is right: writing that down takes a sixth of the time.
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] })
  const found = violations.map((violation) => {
    const places = violation.nodes.map((node) => node.target.join(' ')).slice(0, 5)
    return `${violation.id}: ${violation.help}\n    ${places.join('\n    ')}`
  })
  expect(found.join('\n'), `axe on ${where}`).toBe('')
}

/** A picture for people, in `reports/screens`, if somebody asked for it: no test reads one. */
export async function takePicture(name: string): Promise<void> {
  if (!import.meta.env.PICTURES) return
  const [repository] = expect.getState().testPath?.split('/web/src/') ?? []
  await page.screenshot({ path: `${repository}/reports/screens/${name}.png` })
}
