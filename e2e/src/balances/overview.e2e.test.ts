import { expect, it } from 'vitest'
import { openBalances, openChain, rowsOf, seen } from '../support/balances-visits.ts'
import { oneBrowser } from '../support/one-browser.ts'
import { comeAsGuest } from '../support/person.ts'
import { eventually, PATIENCE_MS } from '../support/shell-eventually.ts'

const visit = oneBrowser()

it('reads again by itself when new funds arrive, and shows what is held and what came in on every chain', () =>
  visit('balances', {}, async ({ page, context }) => {
    context.setDefaultTimeout(PATIENCE_MS)
    await page.goto('/')
    await comeAsGuest(page)
    const panel = await openBalances(page)
    await eventually(() => seen(panel.locator('[data-chain="solana"]'))).toMatch(/\$[1-9]/)
    await eventually(() => seen(panel.locator('[data-chain="ethereum"]'))).toMatch(/BSC\s+\$[1-9]/)

    const showsCoin = async (coin: string) => {
      await eventually(() => rowsOf(panel)).toContain(coin)
      expect((await rowsOf(panel))[0]).toBe(coin)
      await panel.getByRole('tab', { name: 'Transactions' }).click()
      const list = panel.getByRole('list', { name: 'Transactions' })
      await list
        .getByText(new RegExp(`^\\+[\\d,.]+ ${coin}$`))
        .first()
        .waitFor()
    }
    await openChain(page, 'Solana')
    await showsCoin('SOL')
    await openChain(page, 'Hedera')
    await panel.getByText(/^0\.0\.\d+$/).waitFor()
    await showsCoin('HBAR')
    await openChain(page, 'Ethereum')
    await showsCoin('ETH')
    await panel.getByRole('radio', { name: 'BSC' }).check()
    await showsCoin('BNB')
  }))
