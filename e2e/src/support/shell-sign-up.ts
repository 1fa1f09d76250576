import type { BrowserContext, Page } from 'playwright-core'
import { openWorkspace, signUpWithPasskey } from './person.ts'

/** Cookies and local storage of a signed-in visitor. Vault keys live in IndexedDB and stay behind. */
export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A new account as a person makes one: no passkey is found, so the page offers an account, then the first vault. */
export async function signUp(page: Page): Promise<SignedInState> {
  await page.goto('/')
  await signUpWithPasskey(page)
  await openWorkspace(page)
  return await page.context().storageState()
}
