import type { Page } from 'playwright-core'
import type { Sql } from 'postgres'

/** What a person does on the screens of sign-in and vaults, in their words. */

export async function signUpWithPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('button', { name: 'Create a new account' }).click()
  await page.getByRole('heading', { name: 'Your first vault is ready' }).waitFor()
}

/** An account that is a minute old shows its first vault once more. */
export async function signInWithPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await skipFirstVault(page)
}

export async function skipFirstVault(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: 'Open workspace' })
  await first.or(vaultSwitcher(page)).first().waitFor()
  if (await first.isVisible()) await first.click()
  await vaultSwitcher(page).waitFor()
}

/** One press on the sign-in page; there is no page in between. */
export async function comeAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Explore with a practice vault' }).click()
  await page.getByRole('heading', { name: 'What are we doing today?' }).waitFor()
}

/** Where a key that owns the vaults is asked for. */
export async function confirmWithPasskey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm with your passkey' })
  await dialog.getByRole('button', { name: 'Use passkey' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export async function openWorkspace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open workspace' }).click()
  await page.getByRole('heading', { name: 'What are we doing today?' }).waitFor()
}

export async function openAccountMenuItem(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenuItem(page, 'Sign out')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
}

export function vaultSwitcher(page: Page) {
  return page.getByRole('button', { name: /switch vault$/ })
}

export async function selectedVaultId(page: Page): Promise<string> {
  const label = (await vaultSwitcher(page).getAttribute('aria-label')) ?? ''
  return /#(\d+)/.exec(label)?.[1] ?? ''
}

/** Three copy buttons: Solana, EVM and Hedera; answers with what the clipboard held after each. */
export async function copyAddresses(page: Page): Promise<Record<string, string>> {
  const copied: Record<string, string> = {}
  for (const network of ['Solana', 'EVM', 'Hedera']) {
    await page.getByRole('button', { name: `Copy ${network} address` }).click()
    copied[network] = await page.evaluate(() => navigator.clipboard.readText())
  }
  return copied
}

/** The same out of the dialog that the vault switcher opens. */
export async function copyFromDialog(page: Page): Promise<Record<string, string>> {
  await vaultSwitcher(page).click()
  await page.getByRole('menuitem', { name: 'Copy addresses' }).click()
  const dialog = page.getByRole('dialog', { name: /^Deposit to / })
  await dialog.waitFor()
  const copied = await copyAddresses(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return copied
}

/** Servers keep a session they have read for three seconds; a change made behind their back shows after that. */
const SESSION_CACHE_MS = 3_500

/** Lets the proof of presence of an account grow old, as five minutes would. */
export async function closeStepUpWindow(page: Page, sql: Sql): Promise<void> {
  const { userId } = await page.evaluate(async () => (await fetch('/api/account')).json())
  await sql`update account_session set stepped_up_at = now() - interval '1 hour' where user_id = ${userId}`
  await page.waitForTimeout(SESSION_CACHE_MS)
}

const FUNDS_WITHIN_MS = 60_000

/** Practice coins are on every chain, with the last transfer of each. */
export async function waitForFunds(page: Page): Promise<void> {
  const vaultId = await selectedVaultId(page)
  const isFunded = () =>
    page.evaluate(async (id) => {
      const chains: { chain: string; holdings?: { token: string; amountRaw: string }[] }[] = await (
        await fetch(`/api/faucet/holdings?vaultId=${id}`)
      ).json()
      const wanted: Record<string, number> = { solana: 4, ethereum: 2, bsc: 2, hedera: 3 }
      return chains.every(
        ({ chain, holdings = [] }) =>
          holdings.filter(({ amountRaw }) => amountRaw !== '0').length >= (wanted[chain] ?? 1),
      )
    }, vaultId)
  const until = Date.now() + FUNDS_WITHIN_MS
  while (!(await isFunded())) {
    if (Date.now() > until) throw new Error('the practice coins did not arrive')
    await page.waitForTimeout(500)
  }
}
