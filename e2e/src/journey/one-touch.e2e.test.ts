import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()

/** Nobody has paid it before. */
const SOMEBODY = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'

/** How often the authenticator was touched: making a passkey is one touch, signing with it is another. */
async function countTouches(page: Page): Promise<() => number> {
  let touches = 0
  await page.exposeFunction('noteTouch', () => {
    touches += 1
  })
  await page.addInitScript(() => {
    const { credentials } = navigator
    const note = (window as unknown as { noteTouch: () => Promise<void> }).noteTouch
    const counted =
      <Options, Made>(act: (options: Options) => Promise<Made>) =>
      async (options: Options) => {
        const made = await act(options)
        await note()
        return made
      }
    credentials.create = counted(credentials.create.bind(credentials))
    credentials.get = counted(credentials.get.bind(credentials))
  })
  return () => touches
}

/** The session has ended and the browser's key is gone; the key of the vault is still there. */
async function forgetDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/api/account/sign-out', { method: 'POST' })
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('windhover-device').onsuccess = resolve
    })
  })
  await page.reload()
}

async function say(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder(/Ask about a token/)
  await box.fill(words)
  await box.press('Enter')
}

const approve = (page: Page) => page.getByRole('button', { name: /^Approve/ })
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your passkey' })

async function send(page: Page, amount: string): Promise<void> {
  await say(page, `send ${amount} SOL to ${SOMEBODY}`)
  const compared = page.getByRole('checkbox', {
    name: 'I compared every character with the address I was given',
  })
  await approve(page).or(compared).first().waitFor()
  if ((await compared.count()) > 0) await compared.click()
  await approve(page).click()
}

const settledCount = (page: Page) =>
  page.evaluate(async () => {
    const [vault] = await (await fetch('/api/vaults')).json()
    const { intents } = await (await fetch(`/api/transactions?vaultId=${vault.tokenId}`)).json()
    return intents.filter(({ state }: { state: string }) => state === 'CONFIRMED').length
  })

it('one touch signs up, one signs in, none is needed for a swap, and somebody new is paid with one', () =>
  visit('one-touch', {}, async ({ page }) => {
    const touches = await countTouches(page)
    await page.goto('/')
    await person.signUpWithPasskey(page)
    expect(touches()).toBe(1)
    await person.openWorkspace(page)
    await page.getByRole('button', { name: 'Agree and unlock chat' }).click()
    await page.evaluate(async () => {
      const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/faucet', { method: 'POST', headers, body: JSON.stringify({ vaultId }) })
    })
    await person.waitForFunds(page)

    await say(page, 'swap 0.1 SOL for USDC')
    await approve(page).click()
    await expect.poll(() => settledCount(page), { timeout: 60_000 }).toBe(1)
    expect(touches()).toBe(1)

    await send(page, '0.01')
    await confirm(page).waitFor()
    expect(await confirm(page).textContent()).toContain('You are paying someone new')
    expect(touches()).toBe(1)
    await confirm(page).getByRole('button', { name: 'Use passkey' }).click()
    await expect.poll(() => settledCount(page), { timeout: 60_000 }).toBe(2)
    expect(touches()).toBe(2)

    await send(page, '0.02')
    await expect.poll(() => settledCount(page), { timeout: 60_000 }).toBe(3)
    expect(touches(), 'somebody who was paid before').toBe(2)

    await forgetDevice(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByPlaceholder(/Ask about a token/).waitFor()
    expect(touches()).toBe(3)
    await say(page, 'swap 0.05 SOL for USDC')
    await approve(page).click()
    await expect.poll(() => settledCount(page), { timeout: 60_000 }).toBe(4)
    expect(touches(), 'the key of this browser is new, and was lent its powers with the sign-in').toBe(3)
  }))
