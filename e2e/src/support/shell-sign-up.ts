import type { BrowserContext, Page } from 'playwright-core'
import { openWorkspace, signUpWithPasskey } from './person.ts'

/** Cookies and local storage of a signed-in visitor. Vault keys live in IndexedDB and are not included. */
export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs up as a person does: no passkey is found, so the page offers a new account, then the first vault. */
export async function signUp(page: Page): Promise<SignedInState> {
  await page.goto('/')
  await signUpWithPasskey(page)
  await openWorkspace(page)
  return await page.context().storageState()
}
