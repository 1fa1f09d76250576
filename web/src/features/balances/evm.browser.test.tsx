import { balanceRoutes } from '@windhover/core/balances/contract'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { evmPositions, evmTransaction, evmTransactions, evmWallet } from '../../testing/answers/balances.ts'
import { keepSettings } from '../../testing/kept-settings.ts'
import {
  columnsOf,
  openChain,
  openTab,
  balancesPanel as panel,
  rowsOf,
} from '../../testing/parts/balances.ts'
import { eventually, find, seen, textsOf } from '../../testing/screen.ts'

const { getWallet } = balanceRoutes
const { listEvmPositions, listEvmTransactions } = walletRecordRoutes

const button = (name: string) => panel().getByRole('button', { name })
const tradeButtons = () =>
  panel()
    .getByRole('button', { name: /^(Buy|Sell) / })
    .elements()
const switchTo = (chain: string) => panel().getByRole('radio', { name: chain }).click()

it('R2-037 R2-038 R2-039 shows the wallets of Ethereum and BSC, each with its own figures', async () => {
  const { server } = await openChain('Ethereum')
  const [vault] = server.recorded(vaultRoutes.listVaults)
  await eventually(rowsOf).toContain('ETH')
  const total = () =>
    seen(
      panel()
        .getByText(/^\$[\d,]+\.\d\d$/)
        .first(),
    )
  const onEthereum = await total()
  expect(onEthereum).toMatch(/\$[1-9]/)
  expect(textsOf(panel().getByRole('tab'))).toEqual(['Tokens', 'LP', 'Transactions'])
  await expect.element(button('Send')).toBeVisible()
  await button('Copy address').click()
  await expect.element(page.getByText('Address copied').first()).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(vault?.ethAddress)

  await switchTo('BSC')
  await expect.element(panel().getByRole('heading', { name: 'BSC', level: 2 })).toBeVisible()
  await eventually(rowsOf).toContain('BNB')
  expect(rowsOf()).not.toContain('ETH')
  await eventually(total).not.toBe(onEthereum)
  expect(textsOf(panel().getByRole('tab')), 'nothing supplies LP there').toEqual(['Tokens', 'Transactions'])
  const asked = server.answer(getWallet, server.recorded(getWallet, { chain: 'bsc' }))
  await button('Refresh').click()
  await eventually(() => asked.length).toBe(1)
  expect([asked[0]?.query.get('chain'), asked[0]?.query.get('refresh')]).toEqual(['bsc', 'true'])
})

it('R2-040 R2-041 R2-042 has four columns, and hides a token on one chain alone', async () => {
  const { server, vaultId } = await openChain('Ethereum', {
    before: (stubs) => {
      stubs.answer(priceRoutes.getPrices, { prices: [] })
      stubs.answer(getWallet, ({ query }) =>
        query.get('chain') === 'bsc'
          ? evmWallet('bsc', ['BNB', 'USDC'])
          : evmWallet('ethereum', ['ETH', 'USDC']),
      )
    },
  })
  const stored = keepSettings(server, vaultId)
  await eventually(rowsOf).toEqual(['ETH', 'USDC'])
  expect(columnsOf()).toEqual(['Token', 'Price', 'Value', 'Actions'])
  expect(await seen(panel().getByRole('row').nth(1))).toContain('$3,928.041')
  expect(await seen(panel().getByRole('row').nth(1))).toContain('Ether')
  await button('More for USDC').click()
  const entries = textsOf(page.getByRole('menuitem')).map((text) => text.split('\n')[0])
  expect(entries).toEqual(['Send', 'Chart', 'Info', 'Hide'])
  await page.getByRole('menuitem', { name: /^Hide/ }).click()
  await eventually(rowsOf).toEqual(['ETH'])
  await eventually(() => stored().hiddenEvmTokens).toEqual([`1:0x${'1'.padStart(40, '0')}`])
  await switchTo('BSC')
  await eventually(rowsOf).toEqual(['BNB', 'USDC'])
})

it('R2-041 R2-043 has B and S where the browser holds the key of the vault', async () => {
  await openChain('Ethereum')
  await expect.element(button('Buy ETH')).toBeVisible()
  await expect.element(button('Sell ETH')).toBeVisible()
})

it('R2-043 has neither B nor S without a key', async () => {
  await openChain('Ethereum', { hasKey: false })
  await expect.element(button('More for ETH')).toBeVisible()
  expect(tradeButtons()).toEqual([])
})

it('R2-278 R2-043 does nothing without an address, and says so', async () => {
  await openChain('Ethereum', {
    before: (server, vaultId) => {
      const vaults = server.recorded(vaultRoutes.listVaults)
      server.answer(
        vaultRoutes.listVaults,
        vaults.map((vault) => ({ ...vault, tokenId: vaultId, ethAddress: '' })),
      )
    },
  })
  await button('Send').click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notices.getByText('Wallet address not available')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(tradeButtons()).toEqual([])
})

it('R2-044 R2-045 filters transactions by category, and says when there is none', async () => {
  const { server } = await openChain('Ethereum')
  const asked = server.answer(listEvmTransactions, ({ query }) =>
    evmTransactions(query.get('category') === 'external' ? [evmTransaction('external', '1.25')] : []),
  )
  await openTab('Transactions')
  const categories = panel().getByRole('radiogroup', { name: 'Category' })
  await expect.element(panel().getByText('+1.25 ETH')).toBeVisible()
  const labels = find('label', categories.element()).map(({ innerText }) => innerText)
  expect(labels).toEqual(['External', 'Internal', 'ERC20'])
  for (const category of ['Internal', 'ERC20']) {
    await categories.getByRole('radio', { name: category }).click()
    await expect.element(panel().getByText('No transactions here')).toBeVisible()
    expect(panel().getByText('+1.25 ETH').query()).toBeNull()
  }
  // Strict mode mounts twice and gives the first call up, so each may have come twice.
  const categoriesAsked = asked.map(({ query }) => query.get('category'))
  expect([...new Set(categoriesAsked)]).toEqual(['external', 'internal', 'erc20'])
  expect(new Set(asked.map(({ query }) => query.get('chainId')))).toEqual(new Set(['1']))
})

it("R2-046 lists positions labelled 'Uniswap V4' with their pair and an id to copy", async () => {
  const { server } = await openChain('Ethereum')
  server.answer(listEvmPositions, evmPositions([{ id: '48213', pair: 'ETH / USDC', liquidity: '5' }]))
  await openTab('LP')
  const position = panel().getByRole('list', { name: 'LP positions' }).getByRole('listitem')
  await expect.element(position.getByText('ETH / USDC')).toBeVisible()
  await expect.element(position.getByText('Uniswap V4')).toBeVisible()
  await position.getByRole('button', { name: 'Copy position id 48213' }).click()
  await eventually(() => navigator.clipboard.readText()).toBe('48213')
})

it('R2-026 says when there are no positions', async () => {
  const { server } = await openChain('Ethereum')
  server.answer(listEvmPositions, evmPositions([]))
  await openTab('LP')
  const text = panel().getByText('No LP tokens found in this vault')
  await expect.element(text).toBeVisible()
})

it('R2-047 says when positions could not be loaded', async () => {
  const { server } = await openChain('Ethereum')
  server.breakDown(listEvmPositions)
  await openTab('LP')
  const text = 'Failed to load LP positions. Please try again later.'
  await expect.element(panel().getByRole('alert').getByText(text)).toBeVisible()
})
