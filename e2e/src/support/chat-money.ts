import type { Locator, Page } from 'playwright-core'
import { say } from '../chat/chat-parts.ts'
import { waitForFunds } from './person.ts'
import { eventually } from './shell-eventually.ts'

/** Money that is moved by asking for it in the chat, as most people do. */

/** Nobody has paid it before. */
export const SOMEBODY = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'

export const chatBox = (page: Page): Locator => page.getByPlaceholder(/Ask about a token/)
export const approve = (page: Page): Locator => page.getByRole('button', { name: /^Approve/ })
export const askedForPasskey = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Confirm with your passkey' })

export const unlock = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Agree and unlock chat' }).click()

/** What a person does who has signed up with a passkey or wallet and wants to trade. */
export async function unlockAndFund(page: Page): Promise<void> {
  await unlock(page)
  await page.evaluate(async () => {
    const [{ tokenId: vaultId }] = await (await fetch('/api/vaults')).json()
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/faucet', { method: 'POST', headers, body: JSON.stringify({ vaultId }) })
  })
  await waitForFunds(page)
}

export async function swap(page: Page, amount: string): Promise<void> {
  await say(page, `swap ${amount} SOL for USDC`)
  await approve(page).click()
}

export async function send(page: Page, amount: string): Promise<void> {
  await say(page, `send ${amount} SOL to ${SOMEBODY}`)
  const compared = page.getByRole('checkbox', {
    name: 'I compared every character with the address I was given',
  })
  await approve(page).or(compared).first().waitFor()
  if ((await compared.count()) > 0) await compared.click()
  await approve(page).click()
}

const settledCount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [vault] = await (await fetch('/api/vaults')).json()
    const { intents } = await (await fetch(`/api/transactions?vaultId=${vault.tokenId}`)).json()
    return intents.filter(({ state }: { state: string }) => state === 'CONFIRMED').length
  })

/** So many payments of the vault have gone through, and no more. */
export const expectSettled = (page: Page, count: number): Promise<void> =>
  eventually(() => settledCount(page)).toBe(count)
