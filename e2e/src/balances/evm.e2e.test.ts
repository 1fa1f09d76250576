import { expect, it } from 'vitest'
import {
  answerBalances,
  evmBalances,
  evmPositions,
  evmTransaction,
  evmTransactions,
  failBalances,
} from '../support/balances-answers.ts'
import {
  balancesVisits,
  columnsOf,
  openChain,
  readClipboard,
  rowsOf,
  seen,
} from '../support/balances-visits.ts'
import { expectStored } from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'

const { asGuest, asNewGuest } = balancesVisits()

it('R2-037 R2-038 R2-039 shows the living wallets of Ethereum and BSC, each with its own figures', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Ethereum')
    const { ethAddress } = await page.evaluate(async () => (await (await fetch('/api/vaults')).json())[0])
    await eventually(() => rowsOf(panel)).toContain('ETH')
    const total = () => seen(panel.getByText(/^\$[\d,]+\.\d\d$/).first())
    const onEthereum = await total()
    expect(onEthereum).toMatch(/\$[1-9]/)
    expect(await panel.getByRole('tab').allInnerTexts()).toEqual(['Tokens', 'LP', 'Transactions'])
    await panel.getByRole('button', { name: 'Send', exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Copy address' }).click()
    await page.getByText('Address copied', { exact: true }).first().waitFor()
    expect(await readClipboard(page)).toBe(ethAddress)

    await panel.getByRole('radio', { name: 'BSC' }).check()
    await panel.getByRole('heading', { name: 'BSC', level: 2, exact: true }).waitFor()
    await eventually(() => rowsOf(panel)).toContain('BNB')
    await eventually(total).not.toBe(onEthereum)
    expect(await panel.getByRole('tab').allInnerTexts(), 'nothing supplies LP there').toEqual([
      'Tokens',
      'Transactions',
    ])
    const asked = page.waitForRequest((request) => request.url().includes('/api/evm/balances'))
    await panel.getByRole('button', { name: 'Refresh', exact: true }).click()
    const query = new URL((await asked).url()).searchParams
    expect([query.get('chainId'), query.get('refresh')]).toEqual(['56', 'true'])
  }))

it('R2-040 R2-041 R2-042 has four columns, and hides a token on one chain alone', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'evm', (query) =>
      evmBalances([query.get('chainId') === '56' ? 'BNB' : 'ETH', 'USDC']),
    )
    const panel = await openChain(page, 'Ethereum')
    await eventually(() => rowsOf(panel)).toEqual(['ETH', 'USDC'])
    expect(await columnsOf(panel)).toEqual(['Token', 'Price', 'Value', 'Actions'])
    expect(await seen(panel.getByRole('row').nth(1))).toContain('$3,928.041')
    await panel.getByRole('button', { name: 'More for USDC' }).click()
    const entries = await page.getByRole('menuitem').allInnerTexts()
    expect(entries.map((text) => text.split('\n')[0])).toEqual(['Send', 'Chart', 'Info', 'Hide'])
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await eventually(() => rowsOf(panel)).toEqual(['ETH'])
    await expectStored(page, { hiddenEvmTokens: [`1:0x${'1'.padStart(40, '0')}`] })
    await panel.getByRole('radio', { name: 'BSC' }).check()
    await eventually(() => rowsOf(panel)).toEqual(['BNB', 'USDC'])
  }))

it('R2-041 R2-043 has B and S where the browser holds the key of the vault', () =>
  asNewGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Ethereum')
    await panel.getByRole('button', { name: 'Buy ETH', exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Sell ETH', exact: true }).waitFor()
  }))

it('R2-043 has neither B nor S without a key', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Ethereum')
    await panel.getByRole('button', { name: 'More for ETH' }).waitFor()
    expect(await panel.getByRole('button', { name: /^(Buy|Sell) / }).count()).toBe(0)
  }))

it('R2-278 R2-043 does nothing without an address, and says so', () =>
  asGuest({}, async ({ page }) => {
    await page.route('**/api/vaults', async (route) => {
      const [vault] = await (await route.fetch()).json()
      await route.fulfill({ json: [{ ...vault, ethAddress: '' }] })
    })
    const panel = await openChain(page, 'Ethereum')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    const notices = page.getByRole('region', { name: 'Notifications' })
    await notices.getByText('Wallet address not available', { exact: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await panel.getByRole('button', { name: /^(Buy|Sell) / }).count()).toBe(0)
  }))

it('R2-044 R2-045 filters transactions by category, and says when there is none', () =>
  asGuest({}, async ({ page }) => {
    const asked = await answerBalances(page, 'evmHistory', (query) =>
      evmTransactions(query.get('category') === 'external' ? [evmTransaction('external', '1.25')] : []),
    )
    const panel = await openChain(page, 'Ethereum')
    await panel.getByRole('tab', { name: 'Transactions' }).click()
    const categories = panel.getByRole('radiogroup', { name: 'Category' })
    expect(await categories.locator('label').allInnerTexts()).toEqual(['External', 'Internal', 'ERC20'])
    await panel.getByText('+1.25 ETH').waitFor()
    for (const category of ['Internal', 'ERC20']) {
      await categories.getByRole('radio', { name: category }).check()
      await panel.getByText('No transactions here', { exact: true }).waitFor()
      expect(await panel.getByText('+1.25 ETH').count()).toBe(0)
    }
    expect(asked.map((query) => query.get('category'))).toEqual(['external', 'internal', 'erc20'])
    expect(new Set(asked.map((query) => query.get('chainId')))).toEqual(new Set(['1']))
  }))

it("R2-046 R2-026 lists positions labelled 'Uniswap V4' with pair and copyable id, or says there are none", () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(
      page,
      'positions',
      evmPositions([{ id: '48213', pair: 'ETH / USDC', liquidity: '5' }]),
    )
    let panel = await openChain(page, 'Ethereum')
    await panel.getByRole('tab', { name: 'LP' }).click()
    const position = panel.getByRole('list', { name: 'LP positions' }).getByRole('listitem')
    await position.getByText('ETH / USDC', { exact: true }).waitFor()
    await position.getByText('Uniswap V4', { exact: true }).waitFor()
    await position.getByRole('button', { name: 'Copy position id 48213' }).click()
    await eventually(() => readClipboard(page)).toBe('48213')

    await answerBalances(page, 'positions', evmPositions([]))
    panel = await openChain(page, 'Ethereum')
    await panel.getByRole('tab', { name: 'LP' }).click()
    await panel.getByText('No LP tokens found in this vault', { exact: true }).waitFor()
  }))

it('R2-047 says when positions could not be loaded', () =>
  asGuest({}, async ({ page }) => {
    await failBalances(page, 'positions')
    const panel = await openChain(page, 'Ethereum')
    await panel.getByRole('tab', { name: 'LP' }).click()
    await panel
      .getByRole('alert')
      .getByText('Failed to load LP positions. Please try again later.', { exact: true })
      .waitFor()
  }))
