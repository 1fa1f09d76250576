import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchBrowser, type Visit, type VisitOptions, visit } from './browser.ts'
import { PATIENCE_MS } from './shell-eventually.ts'
import { shellOrigin } from './shell-origin.ts'
import { signUp } from './shell-sign-up.ts'

export type Look = Omit<VisitOptions, 'origin'>

/**
 * One browser per test file and a new account with an empty vault in every test; call it at the top of the file. A guest
 * would bring coins on four chains, which costs seconds and which few panels look at.
 */
export function newcomerVisits(): (look: Look, run: (visit: Visit) => Promise<void>) => Promise<void> {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())

  return (look, run) => {
    const name = expect.getState().currentTestName ?? 'a newcomer'
    return visit(browser, name, { ...look, origin: shellOrigin() }, async (visitor) => {
      visitor.context.setDefaultTimeout(PATIENCE_MS)
      await signUp(visitor.page)
      await run(visitor)
    })
  }
}
