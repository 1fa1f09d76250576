import axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Found = { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }

/** WCAG 2.2 AA on what is shown now; the message names rule and element. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  // Half faded in, every text has too little contrast.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await page.evaluate(axeCore.source)
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Found[] }> }
    }
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, TAGS)
  expect(found, `axe on ${where}`).toEqual([])
}
