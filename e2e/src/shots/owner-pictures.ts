import type { Page } from 'playwright-core'
import { say, thread } from '../chat/chat-parts.ts'
import { approve, askedForPasskey, send, unlockAndFund } from '../support/chat-money.ts'
import { addSpareKey, lent, openKeys } from '../support/keys-parts.ts'
import { confirmWithPasskey, openWorkspace, signUpWithPasskey } from '../support/person.ts'
import { rest } from './rest.ts'

/** Notices are gone by then. */
const NOTICES_MS = 7_000
const CONFIRMED_WITHIN_MS = 60_000

/** Who owns a vault, what is asked of the owner, and what a payment proves: of somebody with a passkey. */
export async function takeOwnerPictures(page: Page, keep: (name: string) => string): Promise<void> {
  await page.goto('/')
  await signUpWithPasskey(page)
  await openWorkspace(page)
  await unlockAndFund(page)

  await page.goto('/?app=activity')
  await say(page, 'swap 0.5 SOL to USDC')
  await approve(page).click()
  await thread(page)
    .getByText(/^Received [\d.]+ USDC$/)
    .waitFor({ timeout: CONFIRMED_WITHIN_MS })
  await openProof(page)
  await rest(page, NOTICES_MS)
  await page.screenshot({ path: keep('proof-dark') })

  await openKeys(page)
  await addSpareKey(page, 'YubiKey 5C')
  await addProgram(page)
  await rest(page, NOTICES_MS)
  await page.screenshot({ path: keep('safety-dark') })

  await page.goto('/?app=balances')
  await send(page, '2')
  const asked = askedForPasskey(page)
  await asked.waitFor()
  await rest(page, NOTICES_MS)
  await page.screenshot({ path: keep('new-recipient-dark') })
  await asked.getByRole('button', { name: 'Cancel' }).click()
}

async function openProof(page: Page): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByText(/^Swapped 0\.5 SOL for /) })
  await row.getByText('Confirmed', { exact: true }).waitFor()
  await row.getByRole('button', { expanded: false }).click()
  const receipt = page.getByRole('region', { name: /^Receipt of Swap/ })
  await receipt.getByRole('tab', { name: 'Proof' }).click()
  await receipt.getByText(/ links hold$/).waitFor()
}

async function addProgram(page: Page): Promise<void> {
  await lent(page).getByRole('button', { name: 'Add program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a program' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('rebalancer')
  await dialog.getByRole('button', { name: 'Add program' }).click()
  await confirmWithPasskey(page)
}
