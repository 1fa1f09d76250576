import { mkdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { balancesVisits, openBalances, openChain, rowsOf } from '../support/balances-visits.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { eventually } from '../support/shell-eventually.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'

const { asGuest } = balancesVisits()
const PICTURES = new URL('../../../reports/screens/', import.meta.url).pathname

const LOOKS: readonly (readonly [ViewportName, ThemeName])[] = [
  ['desktop', 'dark'],
  ['desktop', 'light'],
  ['mobile', 'dark'],
  ['mobile', 'light'],
]

it.each(LOOKS)('has no axe violation and nothing that sticks out, %s %s', (viewport, theme) =>
  asGuest({ viewport, theme }, async ({ page }) => {
    await mkdir(PICTURES, { recursive: true })
    const look = async (name: string) => {
      await page.screenshot({ path: `${PICTURES}balances-${name}-${viewport}-${theme}.png` })
      await expectNoAxeViolations(page, `balances ${name}, ${viewport} ${theme}`)
      expect(await listSidewaysOverflow(page), name).toEqual([])
    }
    const panel = await openBalances(page)
    await panel.getByRole('img', { name: /^Value (over|since) / }).waitFor()
    await look('overview')
    await panel.getByRole('button', { name: 'Deposit', exact: true }).click()
    await page.getByRole('button', { name: 'Copy Hedera address' }).waitFor()
    await look('deposit')
    for (const [chain, coin] of [
      ['Solana', 'SOL'],
      ['Ethereum', 'ETH'],
      ['Hedera', 'HBAR'],
    ] as const) {
      await openChain(page, chain)
      await eventually(() => rowsOf(panel)).toContain(coin)
      await look(chain.toLowerCase())
      await panel.getByRole('tab', { name: 'Transactions' }).click()
      await panel.getByRole('list', { name: 'Transactions' }).waitFor()
      await look(`${chain.toLowerCase()}-transactions`)
    }
  }),
)

it('fits a panel of the least width', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openBalances(page)
    await page.getByRole('separator', { name: 'Width of the app panel' }).focus()
    for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight')
    await panel.locator('[data-chain]').first().waitFor()
    await page.screenshot({ path: `${PICTURES}balances-narrow-desktop-dark.png` })
    expect(await listSidewaysOverflow(page)).toEqual([])
    await panel.locator('[data-chain="solana"]').click()
    await eventually(() => rowsOf(panel)).toContain('SOL')
    await page.screenshot({ path: `${PICTURES}balances-narrow-solana-desktop-dark.png` })
    expect(await listSidewaysOverflow(page)).toEqual([])
  }))
