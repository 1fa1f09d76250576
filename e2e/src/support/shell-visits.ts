import { beforeAll, expect } from 'vitest'
import { type Look, oneBrowser, type Run } from './one-browser.ts'
import { PATIENCE_MS } from './shell-eventually.ts'
import { type SignedInState, signUp } from './shell-sign-up.ts'

type ShellVisits = {
  readonly signedOut: (look: Look, run: Run) => Promise<void>
  /** As the one account of the test file, in a profile of its own. */
  readonly signedIn: (look: Look, run: Run) => Promise<void>
  readonly newAccount: () => Promise<SignedInState>
  readonly signedInAs: (state: SignedInState, look: Look, run: Run) => Promise<void>
}

/** One browser and one account per test file; call it at the top of the file. */
export function shellVisits(): ShellVisits {
  const visit = oneBrowser()
  let own: SignedInState

  const signedOut = (look: Look, run: Run) =>
    visit(expect.getState().currentTestName ?? 'sign up for a file', look, (visitor) => {
      visitor.context.setDefaultTimeout(PATIENCE_MS)
      return run(visitor)
    })
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
    own = await newAccount()
  })

  return { signedOut, newAccount, signedInAs, signedIn: (look, run) => signedInAs(own, look, run) }
}
