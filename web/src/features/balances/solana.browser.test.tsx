import { balanceRoutes, type WalletView } from '@windhover/core/balances/contract'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { historyItem, solanaWallet, UNKNOWN, walletHistory } from '../../testing/answers/balances.ts'
import { answerTokenPage } from '../../testing/answers/token-page.ts'
import { keepSettings } from '../../testing/kept-settings.ts'
import { type AppOptions, reopenApp } from '../../testing/open-app.tsx'
import {
  columnsOf,
  openChain,
  openTab,
  balancesPanel as panel,
  rowsOf,
  showChain,
} from '../../testing/parts/balances.ts'
import { eventually, find, press, seen, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const { getWallet } = balanceRoutes
const { getWalletHistory } = walletRecordRoutes

const withWallet = (wallet: WalletView, options: AppOptions = {}) =>
  openChain('Solana', {
    ...options,
    before: (server) => {
      server.answer(priceRoutes.getPrices, { prices: [] })
      server.answer(getWallet, wallet)
    },
  })

const button = (name: string) => panel().getByRole('button', { name })
const tabShows = (text: string) => expect.element(panel().getByRole('tabpanel').getByText(text))

it('R2-011 R2-012 R2-013 shows the wallet with its address, worth, send, refresh and three tabs', async () => {
  const arrived = walletHistory([historyItem(0, '5000000000')])
  const { server } = await openChain('Solana', {
    before: (stubs) => {
      stubs.answer(priceRoutes.getPrices, { prices: [] })
      stubs.answer(getWalletHistory, arrived)
    },
  })
  const [vault] = server.recorded(vaultRoutes.listVaults)
  const held = server.recorded(getWallet, { chain: 'solana' })
  const usd = held.totalUsd.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect.element(panel().getByRole('img', { name: vault?.publicKey ?? '' })).toBeVisible()
  await expect.element(panel().getByText(usd)).toBeVisible()
  await expect.element(button('Send')).toBeVisible()
  expect(textsOf(panel().getByRole('tab'))).toEqual(['Tokens', 'LP', 'Transactions'])
  await eventually(rowsOf).toContain('USDC')
  expect(rowsOf()[0]).toBe('SOL')

  const asked = server.answer(getWallet, held)
  await button('Refresh').click()
  await eventually(() => asked[0]?.query.get('refresh')).toBe('true')

  await openTab('LP')
  await tabShows('LP tokens are not read yet').toBeVisible()
  expect(panel().getByText('No LP tokens found').query()).toBeNull()
  await openTab('Transactions')
  await expect.element(panel().getByRole('list', { name: 'Transactions' }).getByText('+5 SOL')).toBeVisible()
})

it('R2-291 copies the whole address and says so', async () => {
  const { server } = await openChain('Solana')
  await button('Copy address').click()
  await expect.element(page.getByText('Address copied').first()).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(server.recorded(vaultRoutes.listVaults)[0]?.publicKey)
})

it('R2-014 R2-016 R2-315 R2-316 has five columns on the desktop, SOL first, prices of three decimals', async () => {
  await withWallet(solanaWallet())
  await eventually(rowsOf).toEqual(['SOL', 'JUP', 'BONK'])
  expect(columnsOf()).toEqual(['Token', 'MCap', '24H', 'Value', 'Actions'])
  const jup = await seen(panel().getByRole('row').filter({ hasText: 'JUP' }))
  expect(jup).toContain('JUP coin')
  expect(jup).toContain('at $4.123')
  expect(jup).toContain('$2.44B')
  expect(jup).toContain('\u22127.16%')
  // Three times 2.5 of them at $4.12345.
  await expect.element(panel().getByText('$30.93')).toBeVisible()
})

it('R2-018 says B and S on a phone, with room for a thumb', async () => {
  await withWallet(solanaWallet(), { viewport: 'mobile' })
  for (const [letter, name] of [
    ['B', 'Buy JUP'],
    ['S', 'Sell JUP'],
  ] as const) {
    await expect.element(button(name)).toBeVisible()
    expect((button(name).element() as HTMLElement).innerText).toBe(letter)
    const { left, right, top, bottom } = button(name).element().getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    for (const [dx, dy] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const) {
      expect(document.elementFromPoint(x + dx, y + dy)).toBe(button(name).element())
    }
  }
})

it('R2-015 has neither MCap nor 24H on a phone', async () => {
  await withWallet(solanaWallet(), { viewport: 'mobile' })
  await eventually(rowsOf).toEqual(['SOL', 'JUP', 'BONK'])
  expect(columnsOf()).toEqual(['Token', 'Value', 'Actions'])
  expect(await seen(panel().getByRole('row').filter({ hasText: 'JUP' }))).toContain('\u22127.16%')
})

it('R2-017 R2-019 R2-020 R2-021 hides a token for good, shows it again, and offers Wrap on SOL alone', async () => {
  await openChain('Solana', {
    before: (server, vaultId) => {
      keepSettings(server, vaultId)
      server.answer(getWallet, solanaWallet())
    },
  })
  const entries = () => textsOf(page.getByRole('menuitem')).map((text) => text.split('\n')[0])
  await button('More for SOL').click()
  expect(entries()).toEqual(['Send', 'Chart', 'Info', 'Hide', 'Wrap'])
  await press('{Escape}')
  await button('More for JUP').click()
  expect(entries()).toEqual(['Send', 'Chart', 'Info', 'Hide'])
  await page.getByRole('menuitem', { name: /^Hide/ }).click()
  await eventually(rowsOf).toEqual(['SOL', 'BONK'])

  reopenApp()
  await showChain('Solana')
  await eventually(rowsOf).toEqual(['SOL', 'BONK'])
  await expect.element(panel().getByText('1 hidden token')).toBeVisible()
  await button('Show list').click()
  await button('Show JUP again').click()
  await eventually(rowsOf).toEqual(['SOL', 'JUP', 'BONK'])
})

it('R2-018 has Buy and Sell in every row, which open the dialog of the token', async () => {
  await openChain('Solana')
  for (const name of ['Buy', 'Sell']) {
    for (const symbol of ['SOL', 'JUP', 'BONK']) {
      await expect.element(button(`${name} ${symbol}`)).toBeVisible()
      expect(button(`${name} ${symbol}`).element().textContent).toBe(name)
    }
    await button(`${name} JUP`).click()
    const dialog = page.getByRole('dialog', { name: `${name} JUP Tokens` })
    await expect.element(dialog).toBeVisible()
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

it('opens the page of a token by its row and by Info, and the wallet says what its day was', async () => {
  const openWallet = () =>
    openChain('Solana', {
      before: (server) => {
        answerTokenPage(server)
        server.answer(priceRoutes.getPrices, { prices: [] })
        server.answer(getWallet, solanaWallet())
      },
    })
  await openWallet()
  await eventually(rowsOf).toContain('JUP')
  // Three times 2.5 of them at $4.12345, after a fall of 7.164 %.
  await expect.element(panel().getByText('\u2212$2.39')).toBeVisible()
  const box = panel().getByRole('row').filter({ hasText: 'JUP' }).element().getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  ;(hit as HTMLElement).click()
  await eventually(() => new URLSearchParams(location.search).get('token')).toBe('solana:MintJup')
  expect(new URLSearchParams(location.search).get('app')).toBe('token')
  await openWallet()
  await button('More for BONK').click()
  await page.getByRole('menuitem', { name: 'Info' }).click()
  await eventually(() => new URLSearchParams(location.search).get('token')).toBe('solana:MintBonk')
})

it('R2-021 wraps from the wallet itself too, as on Hedera', async () => {
  await withWallet(solanaWallet())
  await button('Wrap').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('lists LP tokens with address, name and type where they were read', async () => {
  const address = 'PoolAddress11111111111111111'
  await withWallet(solanaWallet({ liquidity: [{ address, name: 'SOL-USDC', type: 'raydium-clmm' }] }))
  await openTab('LP')
  const row = panel().getByRole('row').filter({ hasText: 'SOL-USDC' })
  await expect.element(row.getByText('raydium-clmm')).toBeVisible()
  await expect.element(row.getByRole('img', { name: address })).toBeVisible()
})

it('R2-023 R2-176 R2-177 R2-218 R2-317 pages the history by ten, from the last txHash', async () => {
  const items = Array.from({ length: 14 }, (_, place) =>
    historyItem(place, place === 12 ? '5000' : undefined),
  )
  const { server } = await openChain('Solana')
  const asked = server.answer(getWalletHistory, ({ query }) =>
    walletHistory(query.get('before') === 'tx9' ? items.slice(10) : items.slice(0, 10)),
  )
  await openTab('Transactions')
  const list = panel().getByRole('list', { name: 'Transactions' })
  const shown = () => (textsOf(list).length > 0 ? find(':scope > li', list.element()) : [])
  await eventually(() => shown().length).toBe(10)
  await button('Load more').click()
  await eventually(() => shown().length).toBe(14)
  expect(button('Load more').query(), 'a short page is the last').toBeNull()
  // Strict mode mounts twice and gives the first call up, so the first page may have been asked for twice.
  const pages = asked.map(({ query }) => `${query.get('limit')} before ${query.get('before')}`)
  expect([...new Set(pages)]).toEqual(['10 before null', '10 before tx9'])
  await eventually(() => asked[0]?.query.get('walletAddress')).toBe(
    server.recorded(vaultRoutes.listVaults)[0]?.publicKey,
  )
  expect(shown()[3]?.innerText).toContain('Failed')
  expect(shown()[12]?.innerText).toContain('+5e-6 SOL')
  expect(shown()[0]?.innerText).toContain('\u22121.5 SOL')
})

it('R2-024 shows five skeletons for tokens and three for LP while loading', async () => {
  await openChain('Solana', { before: (server) => void server.hold(getWallet) })
  const skeletons = (label: string) =>
    panel()
      .getByRole('status')
      .filter({ hasText: label })
      .elements()
      .flatMap((status) => find(':scope > div', status)).length
  await eventually(() => skeletons('Loading tokens')).toBe(5)
  await openTab('LP')
  await eventually(() => skeletons('Loading LP tokens')).toBe(3)
})

it('R2-025 R2-027 says in each tab that there is nothing', async () => {
  const { server } = await withWallet(solanaWallet({ holdings: [], liquidity: [] }))
  server.answer(getWalletHistory, walletHistory([]))
  await tabShows('No tokens found in this vault').toBeVisible()
  await openTab('LP')
  await tabShows('No LP tokens found in this vault').toBeVisible()
  await openTab('Transactions')
  await tabShows('No transactions found for this wallet').toBeVisible()
})

it("R2-028 says 'No data' when an answer has no list", async () => {
  // Not what the contract promises, so it comes as a bare answer.
  await openChain('Solana', {
    before: (server) => {
      server.answer(getWallet, () => Response.json({ state: 'known' }))
      server.answer(getWalletHistory, () => Response.json({ data: {} }))
    },
  })
  for (const tab of ['Tokens', 'LP', 'Transactions']) {
    await openTab(tab)
    await tabShows('No data').toBeVisible()
  }
})

const FAILURES = [
  ['Tokens', 'Failed to load token data. Please try again later.'],
  ['LP', 'Failed to load LP token data. Please try again later.'],
  ['Transactions', 'Failed to load transaction data. Please try again later.'],
] as const

it('R2-029 R2-030 R2-031 says in each tab what could not be loaded', async () => {
  const breakDown = (server: StubServer) => {
    server.breakDown(getWallet)
    server.breakDown(getWalletHistory)
  }
  const { server } = await openChain('Solana', { before: breakDown })
  for (const [tab, text] of FAILURES) {
    await openTab(tab)
    const alert = panel().getByRole('tabpanel').getByRole('alert')
    await expect.element(alert.getByText(text)).toBeVisible()
  }
  await openTab('Tokens')
  await tryAgainAfter(
    () => server.answer(getWallet, server.recorded(getWallet, { chain: 'solana' })),
    button('Try again'),
  )
  await eventually(rowsOf).toContain('SOL')
})

it('R2-029 R2-030 tells a failed reading from a vault without tokens', async () => {
  await withWallet(solanaWallet({ ...UNKNOWN, holdings: [] }))
  for (const [tab, text] of FAILURES.slice(0, 2)) {
    await openTab(tab)
    await tabShows(text).toBeVisible()
  }
  await expect.element(panel().getByText('Unavailable').last()).toBeVisible()
  expect(await seen(panel())).not.toContain('$0.00')
})
