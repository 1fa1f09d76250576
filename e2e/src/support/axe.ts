import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** WCAG 2.2 AA on what is shown now; the message names rule and element. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map((violation) => {
    const places = violation.nodes.map((node) => node.target.join(' ')).slice(0, 5)
    return `${violation.id}: ${violation.help}\n    ${places.join('\n    ')}`
  })
  expect(found, `axe on ${where}`).toEqual([])
}
