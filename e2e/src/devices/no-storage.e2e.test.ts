import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { say } from '../chat/chat-parts.ts'
import { expectSettled, swap, unlock } from '../support/chat-money.ts'
import { clearSite } from '../support/clear-site.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()

const KEY_GONE = /The key of this guest account was only in this browser, and it is gone/

/** As some private windows do: the store is there and refuses to open. */
function refuseToStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

async function expectKeyGone(page: Page): Promise<void> {
  await swap(page, '0.05')
  await page.getByText(KEY_GONE).first().waitFor()
  expect(await page.getByRole('dialog').count(), 'nobody is asked for a passkey that never was').toBe(0)
  await person.openAccountMenuItem(page, 'Account')
  const guest = page.getByRole('region', { name: 'Guest account' })
  await guest.getByText(KEY_GONE).waitFor()
  expect(await guest.getByRole('button', { name: 'Keep this account' }).count()).toBe(0)
}

it('a browser that stores nothing says so, pays while the page is open, and a guest who reloads has lost the key', () =>
  visit('no-storage', {}, async ({ page }) => {
    await page.addInitScript(refuseToStore)
    await page.goto('/')
    await person.comeAsGuest(page)
    await page.getByText('This browser keeps no keys').waitFor()
    await unlock(page)
    await person.waitForFunds(page)
    await swap(page, '0.1')
    await expectSettled(page, 1)
    await say(page, 'hello')
    await page.reload()
    await page.getByText('hello', { exact: true }).waitFor()
    await expectKeyGone(page)
    await expectSettled(page, 1)
  }))

it('a guest whose storage was cleared is told that the key is gone', () =>
  visit('cleared-guest', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    await unlock(page)
    await person.waitForFunds(page)
    await clearSite(page, 'stores')
    await page.reload()
    await expectKeyGone(page)
  }))
