import { expect, it } from 'vitest'
import {
  answerBalances,
  failBalances,
  historyItem,
  holdBack,
  solanaPortfolio,
  UNKNOWN,
  walletHistory,
} from '../support/balances-answers.ts'
import {
  balancesVisits,
  columnsOf,
  openChain,
  readClipboard,
  rowsOf,
  seen,
} from '../support/balances-visits.ts'
import { eventually } from '../support/shell-eventually.ts'

const { asGuest } = balancesVisits()

it('R2-011 R2-012 R2-013 shows a living wallet with its address, worth, send, refresh and three tabs', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Solana')
    const { publicKey } = await page.evaluate(async () => (await (await fetch('/api/vaults')).json())[0])
    await panel.getByRole('img', { name: publicKey }).waitFor()
    await eventually(() => seen(panel.getByText(/^\$[\d,]+\.\d\d$/).first())).toMatch(/\$[1-9]/)
    await panel.getByRole('button', { name: 'Send', exact: true }).waitFor()
    expect(await panel.getByRole('tab').allInnerTexts()).toEqual(['Tokens', 'LP', 'Transactions'])

    const asked = page.waitForRequest((request) => request.url().includes('/api/solana/balances'))
    await panel.getByRole('button', { name: 'Refresh', exact: true }).click()
    expect(new URL((await asked).url()).searchParams.get('refresh'), 'asks the chain itself').toBe('true')

    await eventually(() => rowsOf(panel)).toContain('USDC')
    expect((await rowsOf(panel))[0]).toBe('SOL')
    await panel.getByRole('tab', { name: 'LP' }).click()
    await panel.getByText('No LP tokens found in this vault', { exact: true }).waitFor()
    await panel.getByRole('tab', { name: 'Transactions' }).click()
    await panel.getByRole('list', { name: 'Transactions' }).getByText('+5 SOL').waitFor()
  }))

it('R2-291 copies the whole address and says so', () =>
  asGuest({}, async ({ page }) => {
    const panel = await openChain(page, 'Solana')
    await panel.getByRole('button', { name: 'Copy address' }).click()
    await page.getByText('Address copied', { exact: true }).first().waitFor()
    const { publicKey } = await page.evaluate(async () => (await (await fetch('/api/vaults')).json())[0])
    expect(await readClipboard(page)).toBe(publicKey)
  }))

it('R2-014 R2-016 R2-315 R2-316 has five columns on the desktop, SOL first, prices of three decimals', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio())
    const panel = await openChain(page, 'Solana')
    await eventually(() => rowsOf(panel)).toEqual(['SOL', 'JUP', 'BONK'])
    expect(await columnsOf(panel)).toEqual(['Token', 'MCap', '24H', 'Value', 'Actions'])
    const jup = await seen(panel.getByRole('row').filter({ hasText: 'JUP' }))
    expect(jup).toContain('at $4.123')
    expect(jup).toContain('$2.44B')
    expect(jup).toContain('\u22127.16%')
    await panel.getByText('$1,234.50', { exact: true }).waitFor()
  }))

it('R2-015 has neither MCap nor 24H on a phone', () =>
  asGuest({ viewport: 'mobile' }, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio())
    const panel = await openChain(page, 'Solana')
    await eventually(() => rowsOf(panel)).toEqual(['SOL', 'JUP', 'BONK'])
    expect(await columnsOf(panel)).toEqual(['Token', 'Value', 'Actions'])
  }))

it('R2-017 R2-019 R2-020 R2-021 hides a token for good, shows it again, and offers Wrap on SOL alone', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio())
    let panel = await openChain(page, 'Solana')
    await panel.getByRole('button', { name: 'More for SOL' }).click()
    const entries = async () =>
      (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0])
    expect(await entries()).toEqual(['Send', 'Chart', 'Info', 'Hide', 'Wrap'])
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'More for JUP' }).click()
    expect(await entries()).toEqual(['Send', 'Chart', 'Info', 'Hide'])
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await eventually(() => rowsOf(panel)).toEqual(['SOL', 'BONK'])

    // Kept by the browser: a new page does not show it either.
    panel = await openChain(page, 'Solana')
    await eventually(() => rowsOf(panel)).toEqual(['SOL', 'BONK'])
    await panel.getByText('1 hidden token', { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Show list' }).click()
    await panel.getByRole('button', { name: 'Show JUP again' }).click()
    await eventually(() => rowsOf(panel)).toEqual(['SOL', 'JUP', 'BONK'])
  }))

it('R2-018 has B and S in every row, which open the dialog of the token', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio())
    const panel = await openChain(page, 'Solana')
    for (const [letter, name] of [
      ['B', 'Buy'],
      ['S', 'Sell'],
    ] as const) {
      expect(await panel.getByRole('button', { name: `${name} SOL`, exact: true }).textContent()).toBe(letter)
      await panel.getByRole('button', { name: `${name} JUP`, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: `${name} JUP Tokens` })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  }))

it('R2-022 R2-137 lists LP tokens with address, name and type', () =>
  asGuest({}, async ({ page }) => {
    const lpTokens = [{ address: 'PoolAddress11111111111111111', name: 'SOL-USDC', type: 'raydium-clmm' }]
    await answerBalances(page, 'solana', solanaPortfolio({ lpTokens }))
    const panel = await openChain(page, 'Solana')
    await panel.getByRole('tab', { name: 'LP' }).click()
    const row = panel.getByRole('row').filter({ hasText: 'SOL-USDC' })
    await row.getByText('raydium-clmm', { exact: true }).waitFor()
    await row.getByRole('img', { name: 'PoolAddress11111111111111111' }).waitFor()
  }))

it('R2-023 R2-176 R2-177 R2-218 R2-317 pages the history by ten, from the last txHash', () =>
  asGuest({}, async ({ page }) => {
    const items = Array.from({ length: 14 }, (_, place) =>
      historyItem(place, place === 12 ? '5000' : undefined),
    )
    const asked = await answerBalances(page, 'solanaHistory', (query) =>
      walletHistory(query.get('before') === 'tx9' ? items.slice(10) : items.slice(0, 10)),
    )
    const panel = await openChain(page, 'Solana')
    await panel.getByRole('tab', { name: 'Transactions' }).click()
    const list = panel.getByRole('list', { name: 'Transactions' })
    const shown = () => list.locator(':scope > li').count()
    await eventually(shown).toBe(10)
    await panel.getByRole('button', { name: 'Load more' }).click()
    await eventually(shown).toBe(14)
    expect(await panel.getByRole('button', { name: 'Load more' }).count(), 'a short page is the last').toBe(0)
    expect(asked.map((query) => [query.get('limit'), query.get('before')])).toEqual([
      ['10', null],
      ['10', 'tx9'],
    ])
    expect(asked[0]?.get('walletAddress')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    expect(await seen(list.locator(':scope > li').nth(3))).toContain('Failed')
    expect(await seen(list.locator(':scope > li').nth(12))).toContain('+5e-6 SOL')
    expect(await seen(list.locator(':scope > li').nth(0))).toContain('\u22121.5 SOL')
  }))

it('R2-024 shows five skeletons for tokens and three for LP while loading', () =>
  asGuest({}, async ({ page }) => {
    await holdBack(page, 'solana')
    const panel = await openChain(page, 'Solana')
    const skeletons = (label: string) =>
      panel.getByRole('status').filter({ hasText: label }).locator(':scope > div').count()
    await eventually(() => skeletons('Loading tokens')).toBe(5)
    await panel.getByRole('tab', { name: 'LP' }).click()
    await eventually(() => skeletons('Loading LP tokens')).toBe(3)
  }))

it('R2-025 R2-026 R2-027 says in each tab that there is nothing', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio({ tokenBalances: [] }))
    await answerBalances(page, 'solanaHistory', walletHistory([]))
    const panel = await openChain(page, 'Solana')
    await panel.getByText('No tokens found in this vault', { exact: true }).waitFor()
    await panel.getByRole('tab', { name: 'LP' }).click()
    await panel.getByText('No LP tokens found in this vault', { exact: true }).waitFor()
    await panel.getByRole('tab', { name: 'Transactions' }).click()
    await panel.getByText('No transactions found for this wallet', { exact: true }).waitFor()
  }))

it("R2-028 says 'No data' when an answer has no list", () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', { state: 'known' })
    await answerBalances(page, 'solanaHistory', { data: {} })
    const panel = await openChain(page, 'Solana')
    for (const tab of ['Tokens', 'LP', 'Transactions']) {
      await panel.getByRole('tab', { name: tab }).click()
      await panel.getByRole('tabpanel').getByText('No data', { exact: true }).waitFor()
    }
  }))

const FAILURES = [
  ['Tokens', 'Failed to load token data. Please try again later.'],
  ['LP', 'Failed to load LP token data. Please try again later.'],
  ['Transactions', 'Failed to load transaction data. Please try again later.'],
] as const

it('R2-029 R2-030 R2-031 says in each tab what could not be loaded', () =>
  asGuest({}, async ({ page }) => {
    await failBalances(page, 'solana')
    await failBalances(page, 'solanaHistory')
    const panel = await openChain(page, 'Solana')
    for (const [tab, text] of FAILURES) {
      await panel.getByRole('tab', { name: tab }).click()
      await panel.getByRole('tabpanel').getByRole('alert').getByText(text, { exact: true }).waitFor()
    }
    await page.unrouteAll()
    await panel.getByRole('tab', { name: 'Tokens' }).click()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await eventually(() => rowsOf(panel)).toContain('SOL')
  }))

it('R2-029 R2-030 tells a reading that failed from a vault without tokens', () =>
  asGuest({}, async ({ page }) => {
    await answerBalances(page, 'solana', solanaPortfolio({ ...UNKNOWN, tokenBalances: [] }))
    const panel = await openChain(page, 'Solana')
    for (const [tab, text] of FAILURES.slice(0, 2)) {
      await panel.getByRole('tab', { name: tab }).click()
      await panel.getByRole('tabpanel').getByText(text, { exact: true }).waitFor()
    }
    await panel.getByText('Unavailable', { exact: true }).last().waitFor()
    expect(await seen(panel)).not.toContain('$0.00')
  }))
