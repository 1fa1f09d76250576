import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openChain, rowsOf } from '../support/balances-visits.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { openSettings, settingsPanel, storedSettings } from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const asGuest = oneFundedGuest('hidden tokens')

const hide = async (page: Page, symbol: string) => {
  await page.getByRole('button', { name: `More for ${symbol}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
}
const network = (page: Page, name: string) => settingsPanel(page).getByRole('radio', { name, exact: true })
const showAgain = (page: Page, symbol: string) =>
  settingsPanel(page).getByRole('button', { name: `Show ${symbol} again`, exact: true })

it('R1-122 R1-178 hides a token in every open tab, lists it by its network, and shows it again', () =>
  asGuest({}, async (page) => {
    const other = await page.context().newPage()
    const [mine, theirs] = [await openChain(page, 'Solana'), await openChain(other, 'Solana')]
    await eventually(async () => (await rowsOf(mine)).length).toBeGreaterThan(2)
    const symbols = await rowsOf(mine)
    await eventually(() => rowsOf(theirs)).toEqual(symbols)
    const symbol = symbols[1] ?? ''
    const left = symbols.filter((each) => each !== symbol)
    await hide(page, symbol)
    await eventually(() => rowsOf(mine)).toEqual(left)
    await eventually(() => rowsOf(theirs)).toEqual(left)

    await openSettings(page)
    expect(await network(page, 'Solana').isChecked()).toBe(true)
    const choices = settingsPanel(page).getByRole('radiogroup', { name: 'Network of the hidden tokens' })
    expect(await choices.getByText(/./).allInnerTexts()).toEqual(['Solana', 'Hedera', 'Ethereum'])
    await showAgain(page, symbol).waitFor()
    await settingsPanel(page).getByText('Hidden tokens stay in your vault and out of your lists.').waitFor()
    await network(page, 'Hedera').check()
    await settingsPanel(page).getByText('No hidden tokens on Hedera.').waitFor()
    await network(page, 'Solana').check()
    await page.screenshot({ path: 'reports/screens/settings-hidden.png' })
    await showAgain(page, symbol).click()
    await settingsPanel(page).getByText('No hidden tokens on Solana.').waitFor()
    await eventually(() => rowsOf(theirs)).toEqual(symbols)
    await other.close()
  }))

it('R1-178 brings along what an older version kept in the browser, once', () =>
  asGuest({}, async (page) => {
    const panel = await openChain(page, 'Ethereum')
    await eventually(async () => (await rowsOf(panel)).length).toBeGreaterThan(1)
    const [first = ''] = await rowsOf(panel)
    const key = await page.evaluate(async () => {
      const [vault] = await (await fetch('/api/vaults')).json()
      const name = `hiddenEvmTokens:${vault.tokenId}`
      localStorage.setItem(name, '["1:native"]')
      return name
    })
    const again = await openChain(page, 'Ethereum')
    await eventually(() => rowsOf(again)).not.toContain(first)
    await eventually(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    expect((await storedSettings(page)).hiddenEvmTokens).toEqual(['1:native'])
    await openSettings(page)
    await network(page, 'Ethereum').check()
    await showAgain(page, 'ETH').click()
    await settingsPanel(page).getByText('No hidden tokens on Ethereum.').waitFor()
  }))
