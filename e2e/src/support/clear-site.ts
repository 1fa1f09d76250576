import type { Page } from 'playwright-core'

/** As people clear the data of a site; passkeys are not part of it. Cookies stay where only the stores are cleared. */
export async function clearSite(page: Page, what: 'all' | 'stores' = 'all'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const storageTypes = what === 'all' ? 'all' : 'indexeddb,local_storage'
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
}
