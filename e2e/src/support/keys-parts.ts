import type { Locator, Page } from 'playwright-core'
import { addVirtualAuthenticator, type CarriedPasskey } from './browser.ts'
import * as person from './person.ts'

/** Settings > Safety > Keys and devices, by what its parts are called. */
export const owners = (page: Page): Locator => page.getByRole('region', { name: 'Owner keys' })
export const lent = (page: Page): Locator => page.getByRole('region', { name: 'Devices and programs' })

/** The row of this browser, or those of all others. */
export const thisDevice = (page: Page): Locator =>
  lent(page).getByRole('listitem').filter({ hasText: 'This device' })
export const otherDevices = (page: Page): Locator =>
  lent(page).getByRole('listitem').filter({ hasNotText: 'This device' })

export async function openKeys(page: Page): Promise<void> {
  await page.goto('/?app=settings')
  await page.getByRole('button', { name: /^Safety/ }).click()
  await page.getByRole('tab', { name: 'Keys and devices' }).click()
  await owners(page).waitFor()
}

export async function revoke(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('button', { name: 'Confirm Revoke' }).click()
  await person.confirmWithPasskey(page)
  await page.getByText(`${name} revoked`).waitFor()
}

/** Answers with what the second authenticator then holds. */
export async function addSpareKey(page: Page, name: string): Promise<readonly CarriedPasskey[]> {
  // The first authenticator holds a passkey of this account already and would refuse.
  const second = await addVirtualAuthenticator(page, 'usb')
  await owners(page).getByRole('button', { name: 'Add key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog', { name: 'Confirm with your passkey' }).waitFor()
  const held = await second.passkeys()
  await second.remove()
  await person.confirmWithPasskey(page)
  await owners(page).getByText(name, { exact: true }).waitFor()
  return held
}
