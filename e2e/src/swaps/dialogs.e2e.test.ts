import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notices } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { selectedVaultId } from '../support/person.ts'
import {
  agreeToTerms,
  expectClosedAndCleared,
  openTrade,
  payField,
  press,
  quote,
  received,
  type TradeOf,
  tradeButton,
  tradeDialog,
} from '../support/trade-dialogs.ts'

const CONFIRMED_WITHIN_MS = 90_000

const asGuest = oneFundedGuest('trade-dialogs')

/** Buys or sells in the practice world, down to the notice with its link. */
async function trade(page: Page, of: TradeOf, done: { amount: string; text: string; explorer: string }) {
  const dialog = await openTrade(page, of)
  await quote(dialog, done.amount)
  await agreeToTerms(dialog)
  await press(page, dialog, { ...of, says: done.text })
  const link = notices(page).getByRole('link', { name: `View on ${done.explorer}` })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
}

it('R2-018 R2-084 R2-085 R2-086 R2-087 R2-314 R3-174 buys a token on Solana with SOL', async () => {
  await asGuest({}, async (page) => {
    const of: TradeOf = { chain: 'Solana', verb: 'Buy', symbol: 'JUP' }
    const dialog = await openTrade(page, of)
    await dialog.getByText('You pay', { exact: true }).waitFor()
    await dialog.getByText('You receive', { exact: true }).waitFor()
    expect(await dialog.getByText(/^Balance/).textContent()).toMatch(/^Balance [\d,]+\.\d{3} SOL$/)
    const button = tradeButton(dialog, 'Buy', 'JUP')
    expect(await button.isDisabled()).toBe(true)
    await quote(dialog, '0.1')
    const [submitted] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/transactions')),
      dialog.getByRole('button', { name: 'Processing...' }).waitFor(),
      press(page, dialog, { ...of, says: 'Purchase successful!Successfully bought JUP' }),
    ])
    const { intent } = submitted.postDataJSON()
    expect(intent).toMatchObject({
      type: 'swap',
      chain: 'solana',
      sellToken: 'native',
      sellAmountRaw: '100000000',
    })
    await notices(page).getByRole('link', { name: 'View on Solscan' }).waitFor()
    await expectClosedAndCleared(page, of)
  })
})

it('R2-018 R3-173 R2-314 sells a token on Solana for SOL', async () => {
  await asGuest({}, async (page) => {
    const of: TradeOf = { chain: 'Solana', verb: 'Sell', symbol: 'USDC' }
    const dialog = await openTrade(page, of)
    expect(await dialog.getByText(/^Balance/).textContent()).toMatch(/^Balance [\d,]+\.\d{6} USDC$/)
    await page.keyboard.press('Escape')
    await trade(page, of, { amount: '10', text: 'Transaction completed successfully', explorer: 'Solscan' })
    await expectClosedAndCleared(page, of)
  })
})

it.each([
  {
    ids: 'R2-088 R2-089 R2-093',
    chain: 'Ethereum',
    verb: 'Buy',
    symbol: 'ETH',
    amount: '20',
    explorer: 'Etherscan',
  },
  {
    ids: 'R2-088 R2-091 R2-093',
    chain: 'Ethereum',
    verb: 'Sell',
    symbol: 'USDC',
    amount: '10',
    explorer: 'Etherscan',
  },
  { ids: 'R2-090 R2-093', chain: 'BSC', verb: 'Buy', symbol: 'USDT', amount: '0.01', explorer: 'BscScan' },
  { ids: 'R2-090 R2-093', chain: 'Hedera', verb: 'Buy', symbol: 'USDC', amount: '20', explorer: 'HashScan' },
  {
    ids: 'R2-089 R2-091 R2-093',
    chain: 'Hedera',
    verb: 'Sell',
    symbol: 'HBAR',
    amount: '20',
    explorer: 'HashScan',
  },
] as const)('$ids: $verb $symbol on $chain', async ({ amount, explorer, ...of }) => {
  await asGuest({}, async (page) => {
    await trade(page, of, { amount, text: 'Swapped tokens successfully', explorer })
    await expectClosedAndCleared(page, of)
  })
})

/** How often this amount of SOL was given away, as the vault's own record tells it. */
async function boughtTimes(page: Page, amount: string): Promise<number> {
  const vaultId = await selectedVaultId(page)
  const intents = await page.evaluate(
    async (id) => (await (await fetch(`/api/transactions?vaultId=${id}&chain=solana`)).json()).intents,
    vaultId,
  )
  const raw = String(Number(amount) * 1e9)
  return intents.filter((view: { intent: { sellAmountRaw?: string } }) => view.intent.sellAmountRaw === raw)
    .length
}

it('R1-338 is handed over at most four times under one id, and bought once', async () => {
  await asGuest({}, async (page) => {
    const of: TradeOf = { chain: 'Solana', verb: 'Buy', symbol: 'BONK' }
    const dialog = await openTrade(page, of)
    await quote(dialog, '0.05')
    const ids: string[] = []
    // Each time the server takes it, and three times its answer is lost on the way back.
    await page.route(/\/api\/transactions$/, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      ids.push(route.request().postDataJSON().intent.id)
      const response = await route.fetch()
      return ids.length <= 3
        ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
        : route.fulfill({ response })
    })
    await tradeButton(dialog, 'Buy', 'BONK').click()
    await notices(page).getByText('Successfully bought BONK').waitFor({ timeout: CONFIRMED_WITHIN_MS })
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
    expect(await boughtTimes(page, '0.05')).toBe(1)
    await tradeDialog(page, 'Buy', 'BONK').waitFor({ state: 'hidden' })
  })
})

it('buys with the keyboard alone', async () => {
  await asGuest({}, async (page) => {
    const dialog = await openTrade(page, { chain: 'Solana', verb: 'Buy', symbol: 'JUP' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: 'Buy JUP', exact: true })
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await payField(dialog).focus()
    await page.keyboard.type('0.02')
    await dialog.getByText(/^quote \d+ s old$/).waitFor()
    expect(await received(dialog).textContent()).not.toBe('0')
    const button = tradeButton(dialog, 'Buy', 'JUP')
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      if (await button.evaluate((node) => node === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await notices(page).getByText('Successfully bought JUP').waitFor({ timeout: CONFIRMED_WITHIN_MS })
  })
})
