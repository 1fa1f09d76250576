import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerBalances, hederaBalances, holdBack, PATHS } from '../support/balances-answers.ts'
import { balancesVisits, columnsOf, openChain, rowsOf } from '../support/balances-visits.ts'
import { expectStored } from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const { asGuest, asNewGuest } = balancesVisits()

const QUESTION = 'No Hedera wallet found for your EVM address. Generate one now?'
const ADDRESS = `0x${'ab'.repeat(20)}`

/** A vault whose account is not known yet. */
async function forgetAccount(page: Page): Promise<void> {
  await page.route('**/api/vaults', async (route) => {
    const vaults: object[] = await (await route.fetch()).json()
    await route.fulfill({ json: vaults.map((vault) => ({ ...vault, hederaAccountId: null })) })
  })
}

it('R2-050 R2-054 finds the living account and shows its wallet', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Hedera')
    await panel.getByText(/^0\.0\.\d+$/).waitFor()
    await panel.getByRole('button', { name: 'Copy address' }).first().waitFor()
    await panel.getByRole('button', { name: 'Send', exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Wrap', exact: true }).waitFor()
    expect(await panel.getByRole('tab').allInnerTexts()).toEqual(['Tokens', 'Transactions'])
    await eventually(() => rowsOf(panel)).toContain('HBAR')
    expect((await rowsOf(panel))[0]).toBe('HBAR')
    await panel.getByRole('tab', { name: 'Transactions' }).click()
    await panel
      .getByRole('list', { name: 'Transactions' })
      .getByText(/\+[\d,.]+ HBAR/)
      .first()
      .waitFor()
  }))

it('R2-050 says that it is checking', () =>
  asGuest({}, async ({ page }) => {
    await forgetAccount(page)
    await holdBack(page, 'hederaAccount')
    const panel = await openChain(page, 'Hedera')
    await panel.getByRole('status').getByText('Checking for a Hedera wallet').waitFor()
    expect(await panel.getByText(QUESTION).count()).toBe(0)
  }))

it('R2-051 R2-052 asks whether to make one, and Retry checks again', () =>
  asGuest({}, async ({ page }) => {
    await forgetAccount(page)
    const asked = await answerBalances(page, 'hederaAccount', { accountId: null, evmAddress: ADDRESS })
    const panel = await openChain(page, 'Hedera')
    await panel.getByText(QUESTION, { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Generate Hedera Wallet', exact: true }).waitFor()
    expect(asked).toHaveLength(1)
    await answerBalances(page, 'hederaAccount', { accountId: '0.0.4711', evmAddress: ADDRESS })
    await panel.getByRole('button', { name: 'Retry', exact: true }).click()
    await panel.getByText('0.0.4711', { exact: true }).waitFor()
  }))

it("R2-178 says 'Hedera wallet generated' and shows the wallet", () =>
  asNewGuest({}, async ({ page }) => {
    await forgetAccount(page)
    await page.route(
      (url) => url.pathname === PATHS.hederaAccount,
      (route) =>
        route.fulfill({
          json: { accountId: route.request().method() === 'POST' ? '0.0.4712' : null, evmAddress: ADDRESS },
        }),
    )
    const panel = await openChain(page, 'Hedera')
    await panel.getByRole('button', { name: 'Generate Hedera Wallet', exact: true }).click()
    await page.getByText('Hedera wallet generated', { exact: true }).first().waitFor()
    await panel.getByText('0.0.4712', { exact: true }).waitFor()
    expect(await panel.getByText(QUESTION).count()).toBe(0)
  }))

it('R2-280 shows why no wallet was made: in the words of the server, else in its own', () =>
  asNewGuest({}, async ({ page }) => {
    await forgetAccount(page)
    const refusals = [
      { status: 409, json: { error: 'Out of HBAR.', code: 'test/x', retryable: false, requestId: 'r' } },
      { status: 409, contentType: 'text/html', body: '<h1>no</h1>' },
    ]
    await page.route(
      (url) => url.pathname === PATHS.hederaAccount,
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill(refusals.shift() ?? { status: 404 })
          : route.fulfill({ json: { accountId: null, evmAddress: ADDRESS } }),
    )
    const panel = await openChain(page, 'Hedera')
    for (const text of ['Out of HBAR.', 'Failed to generate Hedera wallet']) {
      await panel.getByRole('button', { name: 'Generate Hedera Wallet', exact: true }).click()
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
    }
  }))

it('R2-055 hides a Hedera token', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'hederaAccount', { accountId: '0.0.4711', evmAddress: ADDRESS })
    await answerBalances(page, 'hedera', hederaBalances(['HBAR', 'SAUCE', 'USDC']))
    let panel = await openChain(page, 'Hedera')
    await eventually(() => rowsOf(panel)).toEqual(['HBAR', 'SAUCE', 'USDC'])
    expect(await columnsOf(panel)).toEqual(['Token', 'Price', 'Value', 'Actions'])
    await panel.getByRole('button', { name: 'More for SAUCE' }).click()
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await eventually(() => rowsOf(panel)).toEqual(['HBAR', 'USDC'])
    await expectStored(page, { hiddenHederaTokens: ['0.0.1'] })
    panel = await openChain(page, 'Hedera')
    await eventually(() => rowsOf(panel)).toEqual(['HBAR', 'USDC'])
  }))
