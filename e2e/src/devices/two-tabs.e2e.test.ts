import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { say } from '../chat/chat-parts.ts'
import { addVirtualAuthenticator } from '../support/browser.ts'
import { approve, chatBox, expectSettled, unlockAndFund } from '../support/chat-money.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { countTouches } from '../support/touches.ts'

const visit = oneBrowser()

type Lent = { keyId: string }
const lentKeys = async (page: Page): Promise<string[]> => {
  const grants: Lent[] = await page.evaluate(async () => (await (await fetch('/api/owner')).json()).grants)
  return [...new Set(grants.map(({ keyId }) => keyId))]
}

const forgetKey = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('windhover-device').onsuccess = resolve
      }),
  )

async function propose(page: Page, words: string): Promise<void> {
  await say(page, words)
  await approve(page).waitFor()
}

const both = (tabs: readonly Page[], act: (tab: Page) => Promise<void>) => Promise.all(tabs.map(act))

it('two tabs are one device: each pays what it approved, a payment both approve is paid once', () =>
  visit('two-tabs', { passkeys: false }, async ({ page, context }) => {
    const touches = await countTouches(context)
    const authenticator = await addVirtualAuthenticator(page)
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await unlockAndFund(page)

    const other = await context.newPage()
    await (await addVirtualAuthenticator(other)).hold(await authenticator.passkeys())
    await other.goto('/')
    await chatBox(other).waitFor()
    const tabs = [page, other]

    // The empty chat of the other tab follows.
    await propose(page, 'swap 0.15 SOL for USDC')
    await approve(other).waitFor()
    await both(tabs, (tab) => approve(tab).click())
    await both(tabs, (tab) => tab.getByText(/^Received/).waitFor())
    await expectSettled(page, 1)

    await other.getByRole('button', { name: 'New chat' }).click()
    await propose(page, 'swap 0.1 SOL for USDC')
    await propose(other, 'swap 0.2 SOL for USDC')
    await both(tabs, (tab) => approve(tab).click())
    await expectSettled(page, 3)
    expect(touches(), 'the second tab needed none').toBe(1)

    const before = await lentKeys(page)
    await propose(page, 'swap 0.05 SOL for USDC')
    await propose(other, 'swap 0.06 SOL for USDC')
    await forgetKey(page)
    await both(tabs, async (tab) => {
      await approve(tab).click()
      await person.confirmWithPasskey(tab)
    })
    await expectSettled(page, 5)
    expect(await lentKeys(page), 'both were lent to one new key').toHaveLength(before.length + 1)

    await person.signOut(page)
    await person.signInWithPasskey(other)
    await both(tabs, (tab) => chatBox(tab).waitFor())
  }))
