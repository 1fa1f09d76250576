import { expect } from 'vitest'
import { type Look, oneBrowser, type Run } from './one-browser.ts'
import { PATIENCE_MS } from './shell-eventually.ts'
import { signUp } from './shell-sign-up.ts'

/**
 * A new account with an empty vault in every test; call it at the top of the file. A guest would bring coins on four
 * chains, which costs seconds and which few panels look at.
 */
export function newcomerVisits(): (look: Look, run: Run) => Promise<void> {
  const visit = oneBrowser()
  return (look, run) =>
    visit(expect.getState().currentTestName ?? 'a newcomer', look, async (visitor) => {
      visitor.context.setDefaultTimeout(PATIENCE_MS)
      await signUp(visitor.page)
      await run(visitor)
    })
}
