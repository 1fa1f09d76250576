import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchBrowser, type Visit, type VisitOptions, visit } from './browser.ts'
import { PATIENCE_MS } from './shell-eventually.ts'
import { shellOrigin } from './shell-origin.ts'
import { type SignedInState, signUp } from './shell-sign-up.ts'

type Look = Omit<VisitOptions, 'origin'>
type Run = (visit: Visit) => Promise<void>

type ShellVisits = {
  readonly signedOut: (look: Look, run: Run) => Promise<void>
  /** As the one account of the test file, in a profile of its own. */
  readonly signedIn: (look: Look, run: Run) => Promise<void>
  readonly newAccount: () => Promise<SignedInState>
  readonly signedInAs: (state: SignedInState, look: Look, run: Run) => Promise<void>
}

/** One browser and one account per test file; call it at the top of the file. */
export function shellVisits(): ShellVisits {
  let browser: Browser
  let own: SignedInState

  const signedOut = (look: Look, run: Run) => {
    const name = expect.getState().currentTestName ?? 'sign up for a file'
    return visit(browser, name, { ...look, origin: shellOrigin() }, (visitor) => {
      visitor.context.setDefaultTimeout(PATIENCE_MS)
      return run(visitor)
    })
  }
  const newAccount = async () => {
    let state: SignedInState | null = null
    await signedOut({}, async ({ page }) => {
      state = await signUp(page)
    })
    if (state === null) throw new Error('the sign-up ended without an account')
    return state
  }
  const signedInAs = (state: SignedInState, look: Look, run: Run) =>
    signedOut(look, async (visitor) => {
      await visitor.context.setStorageState(state)
      await run(visitor)
    })

  beforeAll(async () => {
    browser = await launchBrowser()
    own = await newAccount()
  })
  afterAll(() => browser?.close())

  return { signedOut, newAccount, signedInAs, signedIn: (look, run) => signedInAs(own, look, run) }
}
